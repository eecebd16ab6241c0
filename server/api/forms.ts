import { type Context, Hono } from "hono";
import { FORM_FIELDS, FORM_PAGES, IDEMPOTENCY_HEADER } from "#domain/forms/form-page.ts";
import type { FormState } from "#domain/forms/form-state.ts";
import { normalizeField } from "#domain/forms/form-values.ts";
import { FORM_IDS, FORMS, type FormId, type FormValues } from "#domain/forms/forms.ts";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import type { AnswerPages } from "#server/pages/answer-pages.ts";
import { negotiate } from "#server/pages/negotiation.ts";
import type { Keys } from "#server/signing/keys.ts";
import type { TextsIn } from "#server/texts.ts";
import { clientOf } from "./client-address.ts";
import { signedTime } from "./form-time.ts";
import { isOwnRequest } from "./origin.ts";
import { problemResponse } from "./problem.ts";
import type { AttemptLimit } from "./rate-limits.ts";
import { bodyFormatOf, readRequestBody } from "./request-body.ts";
import { requestIdOf } from "./request-id.ts";
import type { Outcome, Submit } from "./submit.ts";

export type FormsApiNeeds = {
  facts: ServerFacts;
  keys: Keys;
  texts: TextsIn;
  pages: Pick<AnswerPages, "form" | "refusedForm">;
  attempts: AttemptLimit;
  submit: Submit;
  trustedProxies: number;
  now: () => number;
};

type Answer = Outcome | { kind: "refused"; status: 413 | 415; error: "large" | "type" };

const STORED_STATUS: Readonly<Record<FormId, 201 | 202>> = { contact: 201, serial: 201, notify: 202 };

/** The three forms: each is sent as JSON by its page, or as a form where there is no JavaScript. */
export function formsApi({ facts, keys, texts, pages, attempts, submit, trustedProxies, now }: FormsApiNeeds) {
  const api = new Hono();
  api.get("/forms/start", (c) => {
    c.header("cache-control", "no-store");
    return c.json({ started: signedTime(keys, now()) });
  });
  for (const form of FORM_IDS) api.post(FORM_PAGES[form].action.replace(/^\/api/, ""), (c) => take(c, form));

  async function take(c: Context, form: FormId): Promise<Response> {
    const request = c.req.raw;
    const client = clientOf(c, trustedProxies);
    const retryAfterS = attempts(client);
    if (retryAfterS > 0) return refuseUnread(c, form, retryAfterS);
    const body = await readRequestBody(request);
    const fields = body.ok ? body.fields : {};
    const locale = localeOf(c, fields[FORM_FIELDS.locale]);
    const answer = await answerTo();
    return body.format === "form" ? asPage() : asJson(form, locale, answer);

    async function answerTo(): Promise<Answer> {
      if (!isOwnRequest(request.headers, facts.siteUrl)) return { kind: "refused", status: 403, error: "origin" };
      if (!body.ok) {
        const { status, error } = body;
        if (status === 400) return { kind: "refused", status, error };
        return status === 413
          ? { kind: "refused", status, error: "large" }
          : { kind: "refused", status, error: "type" };
      }
      return submit({
        form,
        format: body.format,
        fields,
        locale,
        idempotencyKey: c.req.header(IDEMPOTENCY_HEADER),
        client,
        requestId: requestIdOf(c),
      });
    }

    function asPage(): Response {
      const { requestError, fieldError } = texts(locale);
      const headers = pageHeaders(answer);
      const page = (status: number, state: FormState) =>
        new Response(pages.form(form, locale, state), { status, headers });
      if (answer.kind === "stored") {
        const { reference, confirmation } = answer;
        return page(STORED_STATUS[form], { sent: { reference, confirmation } });
      }
      const values = typedValues(form, fields);
      if (answer.kind === "errors") {
        const errors = Object.fromEntries(answer.errors.map((error) => [error.field, fieldError(error)]));
        return page(422, { values, errors });
      }
      return page(answer.status, { values, failed: requestError(answer.error, { minutes: minutesOf(answer) }) });
    }
  }

  /** Somebody who sends too many is told so without their form being read, in words that were made ready before. */
  function refuseUnread(c: Context, form: FormId, retryAfterS: number): Response {
    const answer: Answer = { kind: "refused", status: 429, error: "rate", retryAfterS };
    const locale = localeOf(c, undefined);
    if (bodyFormatOf(c.req.raw) === "json") return asJson(form, locale, answer);
    const failed = texts(locale).requestError("rate", { minutes: minutesOf(answer) });
    return new Response(pages.refusedForm({ form, locale, failed }), { status: 429, headers: pageHeaders(answer) });
  }

  function asJson(form: FormId, locale: string, answer: Answer): Response {
    const { requestError, fieldError } = texts(locale);
    const headers = new Headers();
    setCommonHeaders(headers, answer);
    if (answer.kind === "stored") {
      const { reference, confirmation } = answer;
      headers.set("content-type", "application/json");
      return new Response(JSON.stringify({ reference, confirmation }), { status: STORED_STATUS[form], headers });
    }
    if (answer.kind === "errors") {
      const errors = Object.fromEntries(answer.errors.map((error) => [error.field, [fieldError(error)]]));
      return problemResponse({ status: 422, detail: requestError("fields"), errors }, headers);
    }
    const detail = requestError(answer.error, { minutes: minutesOf(answer) });
    const challenge = "challenge" in answer ? answer.challenge : undefined;
    return problemResponse({ status: answer.status, detail, ...(challenge && { challenge }) }, headers);
  }

  function localeOf(c: Context, asked: unknown): string {
    const known = facts.locales.find(({ code }) => code === asked);
    const wishes = { cookie: c.req.header("cookie"), acceptLanguage: c.req.header("accept-language") };
    return known?.code ?? negotiate(wishes, facts);
  }

  return api;
}

/** What was typed, to stand in the form again as it was; only of fields the form has. */
function typedValues(form: FormId, fields: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(
    FORMS[form].map((field) => {
      const sent = Object.hasOwn(fields, field.name) ? fields[field.name] : "";
      return [field.name, field.kind !== "check" && typeof sent === "string" ? sent : normalizeField(field, sent)];
    }),
  );
}

function pageHeaders(answer: Answer): Headers {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" });
  setCommonHeaders(headers, answer);
  return headers;
}

function setCommonHeaders(headers: Headers, answer: Answer) {
  headers.set("cache-control", "no-store");
  if ("retryAfterS" in answer && answer.retryAfterS !== undefined)
    headers.set("retry-after", String(answer.retryAfterS));
}

function minutesOf(answer: Answer): number {
  return Math.ceil((("retryAfterS" in answer && answer.retryAfterS) || 60) / 60);
}
