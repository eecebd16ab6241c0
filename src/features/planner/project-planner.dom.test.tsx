import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepRanges } from "#domain/text/compounds.ts";
import { rememberControls } from "#src/islands/remember-controls.ts";
import { PlanRules } from "./plan-rules.tsx";
import { plannerProps, planRulesProps } from "./planner.props.ts";
import { ProjectPlanner } from "./project-planner.tsx";

vi.mock("astro:content", () => import("#tests/rules/content-collections.ts"));

/** Long enough that its weeks are written in figures, in Arabic too; but for the first step. */
const service = {
  id: "mobile",
  title: "Mobile",
  url: "/services/mobile",
  durations: {
    consultation: { min: 1, max: 2 },
    design: { min: 2, max: 3 },
    development: { min: 4, max: 8 },
    testing: { min: 3, max: 4 },
  },
  platforms: [
    { id: "ios", name: "iOS", usual: true },
    { id: "android", name: "Android", usual: true },
    { id: "watch", name: "Watch", usual: false },
  ],
};

const USUAL = "size=medium&platforms=ios+android&languages=ar+en";
const PLAN = "size=large&platforms=ios+android+watch&languages=ar+en&integrations=payment&start=2027-01-08";
/** Weeks of design, development and testing. */
const PUBLISHED = ["2–3", "4–8", "3–4"];

const LANGUAGES = [
  {
    locale: "ar",
    usual: {
      weeks: "10–17 أسبوعًا",
      what: "Mobile: مشروع متوسط على iOS وAndroid بالعربية والإنجليزية.",
    },
    nothing: "Mobile: مشروع صغير.",
    planned: {
      weeks: "18–31 أسبوعًا",
      what: "Mobile: مشروع كبير على iOS وAndroid وWatch بالعربية والإنجليزية، ويتكامل مع الدفع الإلكتروني.",
      when: "يبدأ العمل السبت، 9 يناير 2027، ويكون الإطلاق بين 13 مايو 2027 و12 أغسطس 2027.",
    },
    dayOff: /الجمعة.*السبت، 9 يناير 2027/,
    payment: "الدفع الإلكتروني",
    french: "الفرنسية",
  },
  {
    locale: "en",
    usual: {
      weeks: "10–17 weeks",
      what: "Mobile: a medium-sized project. Platforms: iOS and Android. Languages: Arabic and English.",
    },
    nothing: "Mobile: a small project.",
    planned: {
      weeks: "18–31 weeks",
      what: "Mobile: a large project. Platforms: iOS, Android and Watch. Languages: Arabic and English. Integrations: Online payment.",
      when: "Work starts on Saturday, 9 January 2027; launch comes between 13 May 2027 and 12 August 2027.",
    },
    dayOff: /Friday.*Saturday, 9 January 2027/,
    payment: "Online payment",
    french: "French",
  },
];

beforeEach(() => {
  // A Monday, at noon where the company is.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-16T09:00:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(LANGUAGES)("the planner in $locale", ({ locale, usual, nothing, planned, dayOff, payment, french }) => {
  let props: Awaited<ReturnType<typeof plannerProps>>;
  beforeAll(async () => {
    props = await plannerProps(locale, service);
  }, 60_000);
  beforeEach(() => ask(""));

  const page = `/${locale}/services/mobile`;
  const ask = (query: string, state: object | null = null) => history.replaceState(state, "", page + query);
  const planner = () => (
    <StrictMode>
      <ProjectPlanner {...props}>
        <PlanRules {...planRulesProps(locale, service)} />
      </ProjectPlanner>
    </StrictMode>
  );
  const show = () => ({ ...render(planner()), user: userEvent.setup() });

  const size = (index: number) => screen.getAllByRole<HTMLInputElement>("radio")[index] ?? document.body;
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>("checkbox")
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  const start = () => screen.getByLabelText<HTMLInputElement>(props.labels.start);
  const day = (value: string) => fireEvent.input(start(), { target: { value } });
  const durations = () => [...document.querySelectorAll(".schedule-duration")].map((place) => place.textContent);
  const weeks = () =>
    durations()
      .slice(1, -1)
      .map((text) => text.replace(/[^\d–]/g, ""));
  /** Below the choices on a phone, and in the summary. */
  const totals = () =>
    [...document.querySelectorAll(".planner :is(.planner-so-far, .planner-total) b")].map((place) => place.textContent);
  const dates = () => document.querySelectorAll(".schedule-dates").length;
  const sendLink = () => screen.getByRole("link", { name: props.labels.send }).getAttribute("href");

  it("is the published schedule at first, for what is usual, and the address stays as it is", () => {
    show();
    expect(weeks()).toEqual(PUBLISHED);
    expect(durations().at(-1)).toBe(props.words.weeks.ongoing);
    expect(chosen()).toEqual(["ios", "android", "ar", "en"]);
    expect(size(1)).toHaveProperty("checked", true);
    expect(totals()).toEqual([usual.weeks, usual.weeks]);
    for (const sentence of [usual.what, props.labels.noStart])
      expect(screen.getByText(keepRanges(sentence))).toBeTruthy();
    expect(start().value).toBe("");
    expect([start().min, start().max]).toEqual(["2026-11-16", "2028-11-15"]);
    expect(dates()).toBe(0);
    expect(location.search).toBe("");
    expect(sendLink()).toBe(`/${locale}/contact?service=mobile&${USUAL}`);
  });

  it("grows with the size, and back", async () => {
    const { user } = show();
    await user.click(size(2));
    expect(weeks()).toEqual(["3–5", "6–12", "5–6"]);
    expect(location.search).toBe(`?${USUAL.replace("medium", "large")}`);
    await user.click(size(0));
    expect(weeks()).toEqual(["2–3", "4–6", "3–4"]);
    await user.click(size(1));
    expect(weeks()).toEqual(PUBLISHED);
  });

  it("grows with each platform, language and integration, and shrinks without it", async () => {
    const { user } = show();
    await user.click(box("Watch"));
    expect(weeks()).toEqual(["2–3", "5–10", "4–5"]);
    await user.click(box(french));
    expect(weeks()).toEqual(["3–4", "5–10", "5–6"]);
    await user.click(box(payment));
    expect(weeks()).toEqual(["3–4", "6–11", "5–6"]);
    expect(location.search).toBe("?size=medium&platforms=ios+android+watch&languages=ar+en+fr&integrations=payment");
    for (const name of ["Watch", french, payment]) await user.click(box(name));
    expect(weeks()).toEqual(PUBLISHED);
    expect(location.search).toBe(`?${USUAL}`);
  });

  it("is said without what is not chosen", async () => {
    const { user } = show();
    await user.click(size(0));
    for (const choice of screen.getAllByRole<HTMLInputElement>("checkbox"))
      if (choice.checked) await user.click(choice);
    expect(chosen()).toEqual([]);
    expect(screen.getByText(nothing)).toBeTruthy();
    expect(location.search).toBe("?size=small&platforms=&languages=");
  });

  it("names the days once a start is chosen, and none where it is cleared", () => {
    show();
    day("2027-01-09");
    expect(dates()).toBe(5);
    expect(screen.queryByText(props.labels.noStart)).toBeNull();
    expect(screen.getByText(props.labels.startHint)).toBeTruthy();
    expect(new URLSearchParams(location.search).get("start")).toBe("2027-01-09");
    day("");
    expect(dates()).toBe(0);
    expect(screen.getByText(props.labels.noStart)).toBeTruthy();
    expect(location.search).toBe(`?${USUAL}`);
  });

  it("says by the field when work starts instead of on a day off", () => {
    show();
    day("2027-01-08");
    expect(screen.getByText(dayOff)).toBeTruthy();
    expect(screen.queryByText(props.labels.startHint)).toBeNull();
    expect(start().getAttribute("aria-invalid")).toBeNull();
  });

  it.each(["2026-11-15", "2028-11-16"])("refuses to start on %s in words, and keeps it in the field", (wrong) => {
    show();
    day(wrong);
    expect(start().value).toBe(wrong);
    expect(start().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(props.labels.startError)).toBeTruthy();
    expect(dates()).toBe(0);
    expect(location.search).toBe(`?${USUAL}`);
    day("2027-01-09");
    expect(start().getAttribute("aria-invalid")).toBeNull();
  });

  it("begins with the plan of the address, and says it in full", () => {
    ask(`?${PLAN}&other=kept#plan`, { of: "router" });
    const before = history.length;
    show();
    expect(chosen()).toEqual(["ios", "android", "watch", "ar", "en", "payment"]);
    expect(size(2)).toHaveProperty("checked", true);
    expect(start().value).toBe("2027-01-08");
    expect(totals()).toEqual([planned.weeks, planned.weeks]);
    for (const sentence of [planned.what, planned.when]) expect(screen.getByText(keepRanges(sentence))).toBeTruthy();
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      ...Object.fromEntries(new URLSearchParams(PLAN)),
      other: "kept",
    });
    // Going back leads to the page before, whatever was chosen here.
    expect([history.length, history.state, location.hash]).toEqual([before, { of: "router" }, "#plan"]);
  });

  it("keeps history and other parameters when something is chosen", async () => {
    ask("?other=kept#plan", { of: "router" });
    const before = history.length;
    const { user } = show();
    await user.click(box(payment));
    expect(location.search).toBe(`?other=kept&${USUAL}&integrations=payment`);
    expect([history.length, history.state, location.hash]).toEqual([before, { of: "router" }, "#plan"]);
  });

  it("comes back with the address: the page is left, and returned to", async () => {
    const { user, unmount } = show();
    await user.click(box(payment));
    unmount();
    show();
    expect(box(payment).checked).toBe(true);
  });

  it.each(["?service=mobile", "?size=huge&platforms=watch", "?size=%3Cscript%3E&start=2027-01-08"])(
    "ignores %s, which is no plan, and leaves it in the address",
    (query) => {
      ask(query);
      show();
      expect(weeks()).toEqual(PUBLISHED);
      expect(chosen()).toEqual(["ios", "android", "ar", "en"]);
      expect(start().value).toBe("");
      expect(location.search).toBe(query);
    },
  );

  it("takes what it knows of a plan, and corrects the address", () => {
    ask("?size=small&platforms=__proto__&languages=xx+fr&integrations=constructor&start=2020-01-01");
    show();
    expect(chosen()).toEqual(["ios", "android", "fr"]);
    expect(location.search).toBe("?size=small&platforms=ios+android&languages=fr");
  });

  it("is carried by every link: to the contact form, to itself, and to other services without platforms", () => {
    ask(`?${PLAN}`);
    show();
    expect(sendLink()).toBe(`/${locale}/contact?service=mobile&${PLAN}`);
    const own = `${props.page.url}?${PLAN}`;
    expect(screen.getByRole("button", { name: props.labels.copy.copy }).dataset["copy"]).toBe(own);
    expect(screen.getByText(own)).toBeTruthy();
    expect(screen.getByRole("button", { name: props.labels.print })).toBeTruthy();
    const links = within(screen.getByRole("navigation", { name: props.labels.service })).getAllByRole("link");
    const here = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect(here.map((link) => link.getAttribute("href"))).toEqual([`${page}?${PLAN}#plan`]);
    const others = links.filter((link) => !here.includes(link)).map((link) => link.getAttribute("href") ?? "");
    expect(others).toHaveLength(props.services.length - 1);
    for (const href of others) {
      expect(href).toMatch(/#plan$/);
      expect(href).toContain(`?${PLAN.replace("platforms=ios+android+watch&", "")}`);
    }
  });

  it("says that it is an estimate, and by which rules", () => {
    show();
    const { t, rules } = planRulesProps(locale, service);
    expect(screen.getByText(t("planner.estimate"))).toBeTruthy();
    for (const rule of rules) expect(screen.getByText(rule)).toBeTruthy();
  });

  it("hydrates without mismatch, and counts what was chosen before", async () => {
    const reported = vi.spyOn(console, "error");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(planner());
    expect(container.querySelector("[data-planned]")).toBeNull();
    box(payment).checked = true;
    const restoreControls = rememberControls(container);
    render(planner(), { container, hydrate: true });
    act(restoreControls);
    expect(container.querySelector("[data-planned]")).not.toBeNull();
    expect(chosen()).toContain("payment");
    expect(weeks()).toEqual(["2–3", "5–9", "4–5"]);
    expect(reported).not.toHaveBeenCalled();
    container.remove();
  });

  it("stays on the page when the form is sent", () => {
    show();
    expect(fireEvent.submit(start().form ?? document.body)).toBe(false);
  });
});
