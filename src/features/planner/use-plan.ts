import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type PlainDate, wallClock } from "#domain/planner/calendar.ts";
import {
  carriesPlan,
  PLAN_LISTS,
  type PlanOffer,
  type ProjectPlan,
  planFrom,
  planQuery,
  usualPlan,
} from "#domain/planner/project-plan.ts";

/** The plan the visitor chooses. The address carries it: it can be shared, reloaded, and looked at in the other language. */
export function usePlan(offer: PlanOffer, timeZone: string) {
  const [plan, setPlan] = useState<ProjectPlan>(() => usualPlan(offer));
  /** The day in the field; not on every day work can begin. */
  const [typedStart, setTypedStart] = useState("");
  /** Not known before hydration: the page may have been built on any day. */
  const [today, setToday] = useState<PlainDate | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const afterHydration = useEffectEvent(() => {
    const day = wallClock(new Date(), timeZone).date;
    const query = new URLSearchParams(location.search);
    setToday(day);
    if (!carriesPlan(query)) return;
    const asked = planFrom(query, offer, day);
    setPlan(asked);
    setTypedStart(asked.start ?? "");
    writeToAddress(asked);
  });
  useLayoutEffect(() => {
    afterHydration();
  }, []);

  /** Reads all choices at once, so what was chosen before hydration counts as well. */
  function change() {
    if (!form.current || !today) return;
    const query = choicesIn(form.current);
    const next = planFrom(query, offer, today);
    setPlan(next);
    setTypedStart(query.get("start") ?? "");
    writeToAddress(next);
  }

  return { plan, typedStart, today, form, change };
}

function choicesIn(form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form);
  const query = new URLSearchParams({ size: String(data.get("size") ?? ""), start: String(data.get("start") ?? "") });
  // Nothing chosen is a choice, too.
  for (const list of PLAN_LISTS) query.set(list, data.getAll(list).join(" "));
  return query;
}

function writeToAddress(plan: ProjectPlan) {
  const address = new URL(location.href);
  const query = planQuery(plan);
  // Other parameters of the address stay.
  for (const name of ["size", ...PLAN_LISTS, "start"])
    if (query[name] === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, query[name]);
  // The router stores its own data in the history state.
  history.replaceState(history.state, "", address);
}
