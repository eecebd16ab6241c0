import { FORM_FIELDS, IDEMPOTENCY_HEADER } from "#domain/forms/form-page.ts";
import type { FieldErrors, Receipt } from "#domain/forms/form-state.ts";
import type { FormValues } from "#domain/forms/forms.ts";
import { type createHttpClient, HttpError } from "#src/browser/http.ts";
import type { FailureReason } from "#src/forms/form-texts.ts";
import type { Attempt } from "#src/forms/storage/form-draft.ts";
import { isChallenge, solve } from "./proof-of-work.ts";

export type FormRequest = {
  action: string;
  /** Normalised. */
  values: FormValues;
  attempt: Attempt;
  /** The signed time at which the form was hydrated. */
  started: string;
  honeypot: string;
};

export type SendResult =
  | { sent: Receipt }
  | { errors: FieldErrors }
  /** What the server said of it, or why it did not answer. A form without a network may wait for one. */
  | { failed: { detail: string } | { reason: FailureReason }; mayWait: boolean };

/** Sends a form; a second time with the proof of work, if the server asks for one. */
export async function sendForm(
  request: ReturnType<typeof createHttpClient>,
  form: FormRequest,
  proof?: string,
): Promise<SendResult> {
  try {
    const answer = await request(form.action, {
      headers: { [IDEMPOTENCY_HEADER]: form.attempt.key },
      json: {
        ...form.values,
        [FORM_FIELDS.locale]: form.attempt.locale,
        [FORM_FIELDS.started]: form.started,
        [FORM_FIELDS.honeypot]: form.honeypot,
        ...(proof && { [FORM_FIELDS.proof]: proof }),
      },
    });
    return { sent: { reference: textIn(answer, "reference"), confirmation: inside(answer, "confirmation") === true } };
  } catch (error) {
    const challenge = error instanceof HttpError ? inside(error.problem, "challenge") : undefined;
    const solution = !proof && isChallenge(challenge) ? await solve(challenge) : null;
    return solution === null ? failureOf(error) : sendForm(request, form, solution);
  }
}

function failureOf(error: unknown): SendResult {
  if (!(error instanceof HttpError)) {
    // A bug, which belongs in the console as well.
    reportError(error);
    return { failed: { reason: "unexpected" }, mayWait: false };
  }
  const fields = inside(error.problem, "errors");
  if (typeof fields === "object" && fields !== null)
    return {
      errors: Object.fromEntries(
        Object.entries(fields).map(([field, texts]) => [field, String([texts].flat()[0] ?? "")]),
      ),
    };
  const detail = textIn(error.problem, "detail");
  const mayWait = error.kind === "offline" || error.kind === "network";
  const reason = mayWait || error.kind === "timeout" ? error.kind : "unexpected";
  return { failed: detail ? { detail } : { reason: reason as FailureReason }, mayWait };
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

export function textIn(value: unknown, name: string): string {
  const found = inside(value, name);
  return typeof found === "string" ? found : "";
}
