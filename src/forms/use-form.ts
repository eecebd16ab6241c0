import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { controlId, FORM_FIELDS } from "#domain/forms/form-page.ts";
import type { FieldErrors, FormState, Receipt } from "#domain/forms/form-state.ts";
import { normalizeForm } from "#domain/forms/form-values.ts";
import { FORMS, type FormId, type FormValues, fieldOf, type KnownChoices } from "#domain/forms/forms.ts";
import { request } from "#src/browser/http.ts";
import { firstValues, withTyped } from "./first-values.ts";
import { blankValues, focusField, readText, readValues } from "./form-controls.ts";
import { findErrors, withErrorOf } from "./form-errors.ts";
import type { FormTexts } from "./form-texts.ts";
import { sendForm } from "./sending/send-form.ts";
import { useSignedTime } from "./sending/use-signed-time.ts";
import { attemptFor } from "./storage/form-draft.ts";
import { useStoredForm } from "./storage/use-stored-form.ts";
import { useOnline } from "./use-online.ts";

/** What every form is given by its page. */
export type FormSetup = {
  locale: string;
  /** Where it is sent, and where it asks for the signed time at which it was hydrated. */
  action: string;
  start: string;
  links: { privacy: string; usage: string; mail: string; chat: string };
  texts: FormTexts;
};

export type FormOptions = FormSetup & {
  /** Of a form that was posted without JavaScript. */
  state?: FormState | undefined;
  known: KnownChoices;
  /** Makes other fields go with what was chosen. */
  settle?: (values: FormValues) => FormValues;
  /** What a link to the page puts into fields that are no choices. */
  prefill?: (values: FormValues) => FormValues;
};

type Phase =
  | { kind: "editing" | "sending" }
  | { kind: "failed"; reason: string; isOffline: boolean }
  | ({ kind: "sent" } & Receipt);

/** The state of a form: what was typed, what is wrong with it, whether it is being sent, was sent, or waits to be. */
export function useForm(id: FormId, options: FormOptions) {
  const { locale, action, start, texts, state = {}, known, settle = unchanged, prefill = unchanged } = options;
  const [initial] = useState<FormValues>(() => ({ ...blankValues(id), ...state.values }));
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>(state.errors ?? {});
  /** What was wrong when it was last sent. */
  const [summary, setSummary] = useState<FieldErrors>(state.errors ?? {});
  const [phase, setPhase] = useState<Phase>(() => firstPhase(state));
  const [isHydrated, setHydrated] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const stored = useStoredForm(id);
  const isOnline = useOnline();
  const started = useSignedTime(start);

  // Before anything is painted, and before the events of a visitor who was quicker than the code are dispatched again.
  const afterHydration = useEffectEvent(() => {
    setHydrated(true);
    if (!element.current) return;
    const draft = stored.read();
    // A page the server answered with holds what was typed already.
    const found = state.values ? initial : prefill({ ...initial, ...firstValues(id, draft, location.search, known) });
    setValues(settle(withTyped(found, readValues(id, element.current), initial)));
  });
  useLayoutEffect(() => {
    afterHydration();
  }, []);

  const check = (typed: FormValues) => findErrors(id, typed, known, texts);

  /** React's `onChange` does not hear of what was typed before hydration; the form's `onInput` does. */
  function change() {
    if (!element.current) return;
    const next = settle(readValues(id, element.current));
    setValues(next);
    stored.save({ values: next, query: location.search });
    const found = check(next);
    setErrors((shown) => Object.keys(shown).reduce((rest, name) => withErrorOf(name, found, rest), shown));
  }

  function checkLeft({ target }: FocusEvent<HTMLFormElement>) {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isText || target.type === "radio" || target.type === "checkbox" || target.value.trim() === "") return;
    const found = check({ ...values, [target.name]: target.value });
    setErrors((shown) => withErrorOf(target.name, found, shown));
  }

  function show(found: FieldErrors) {
    setErrors(found);
    setSummary(found);
    const first = FORMS[id].find(({ name }) => name in found);
    if (first && element.current) focusField(element.current, first.name);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second Enter comes before the next render.
    if (isSending.current) return;
    const form = event.currentTarget;
    const typed = settle(readValues(id, form));
    const found = check(typed);
    setPhase({ kind: "editing" });
    show(found);
    if (Object.keys(found).length > 0) return;

    isSending.current = true;
    setPhase({ kind: "sending" });
    const normalized = normalizeForm(id, typed);
    const attempt = attemptFor(stored.draft.current, JSON.stringify(normalized), locale);
    stored.save({ values: typed, attempt });
    const result = await sendForm(request, {
      action,
      values: normalized,
      attempt,
      started: started.current,
      honeypot: readText(form, FORM_FIELDS.honeypot),
    });
    isSending.current = false;
    if ("sent" in result) {
      stored.forget();
      setPhase({ kind: "sent", ...result.sent });
    } else if ("errors" in result) {
      setPhase({ kind: "editing" });
      show(result.errors);
    } else {
      if (result.mayWait) stored.wait();
      const { failed } = result;
      const reason = "detail" in failed ? failed.detail : texts.failed.reasons[failed.reason];
      setPhase({ kind: "failed", reason, isOffline: "reason" in failed && failed.reason === "offline" });
    }
  }

  /** An empty form, ready to be typed in. */
  function empty() {
    stored.forget();
    flushSync(() => {
      setValues(blankValues(id));
      setErrors({});
      setSummary({});
      setPhase({ kind: "editing" });
    });
    const [first] = FORMS[id];
    if (element.current && first) focusField(element.current, first.name);
  }

  // Online again: the failure gives way to the question whether to send. A failure while online stays, with its reason.
  const isOffered = isHydrated && stored.isWaiting && isOnline && phase.kind !== "sending";
  useEffect(() => {
    if (isOffered) setPhase((now) => (now.kind === "failed" && now.isOffline ? { kind: "editing" } : now));
  }, [isOffered]);

  return {
    ...options,
    id,
    values,
    errors,
    summary,
    phase,
    isHydrated,
    isWaiting: stored.isWaiting,
    /** Asks whether to send the form that waits; nothing is sent without the visitor's consent. */
    isOffered: isOffered && phase.kind === "editing",
    empty,
    focus: (name: string) => element.current && focusField(element.current, name),
    attributes: { ref: element, action, onInput: change, onBlur: checkLeft, onSubmit: submit },
    /** Label, hint and error of a field. */
    field(name: string) {
      const { label = "", hint } = texts.fields[name] ?? {};
      const optional = fieldOf(id, name).required ? undefined : texts.optional;
      return { id: controlId(id, name), label, optional, hint, error: errors[name] };
    },
    /** Name and value of its control. Required is announced, not enforced: the browser's messages are in its language. */
    control(name: string) {
      const required = fieldOf(id, name).required || undefined;
      return { name, value: values[name] ?? "", onChange: change, "aria-required": required };
    },
  };
}

export type Form = ReturnType<typeof useForm>;

const unchanged = (values: FormValues) => values;

function firstPhase({ sent, failed }: FormState): Phase {
  if (sent !== undefined) return { kind: "sent", ...sent };
  return failed === undefined ? { kind: "editing" } : { kind: "failed", reason: failed, isOffline: false };
}
