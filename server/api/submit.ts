import { createHash } from "node:crypto";
import { choicesFrom } from "#domain/forms/form-choices.ts";
import { type Challenge, FORM_FIELDS } from "#domain/forms/form-page.ts";
import type { Receipt } from "#domain/forms/form-state.ts";
import { normalizeForm } from "#domain/forms/form-values.ts";
import { checkForm, FORMS, type FormError, type FormId, type FormValues } from "#domain/forms/forms.ts";
import type { Trust } from "#domain/forms/submission.ts";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import { errorMessage } from "#server/error-message.ts";
import { mailboxOf } from "#server/mail/mailbox.ts";
import type { Log } from "#server/observability/log.ts";
import type { Keys } from "#server/signing/keys.ts";
import type { Storage } from "#server/storage/open.ts";
import type { AddResult } from "#server/storage/submissions.ts";
import type { AutomaticChannel } from "#server/storage/tables.ts";
import type { RequestError } from "#server/texts.ts";
import { checkFormTime } from "./form-time.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";
import type { ProofOfWork } from "./proof-of-work.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { BodyFormat } from "./request-body.ts";

export type SubmitNeeds = {
  facts: ServerFacts;
  storage: Pick<Storage, "submissions" | "subscriptions">;
  keys: Keys;
  limits: RateLimits;
  proof: ProofOfWork;
  /** Whether visitors get mail at all. */
  hasMail: boolean;
  /** Who is told of a submission besides company and visitor. */
  hasWebhook: boolean;
  /** Called after something was stored, so that its mails need not wait. */
  onStored: () => void;
  log: Log;
  now: () => number;
};

export type Attempt = {
  form: FormId;
  format: BodyFormat;
  fields: Readonly<Record<string, unknown>>;
  locale: string;
  idempotencyKey: string | undefined;
  /** The client's address, as `clientAddress` gives it. */
  client: string;
  /** So that a failure is found in the log by what the visitor was answered. */
  requestId: string | undefined;
};

export type Outcome =
  | ({ kind: "stored" } & Receipt)
  | { kind: "errors"; errors: FormError[] }
  | {
      kind: "refused";
      status: 400 | 403 | 422 | 429 | 503;
      error: RequestError;
      retryAfterS?: number;
      challenge?: Challenge;
    };

const KEY_SHAPE = /^[\x21-\x7e]{8,200}$/;
const RETRY_AFTER_FAILURE_S = 30;
/** After this the visitor is told that it failed. If it is stored later after all, a repeated attempt finds it. */
const ANSWER_WITHIN_MS = 4500;
/** A form without JavaScript has no key; the same words sent again within this time are the same submission. */
const SAME_FORM_MS = 10 * 60 * 1000;

/** Checks a form, decides how far its sender is trusted, stores it. Nothing is acknowledged before it is on disk. */
export function createSubmit({
  facts,
  storage,
  keys,
  limits,
  proof,
  hasMail,
  hasWebhook,
  onStored,
  log,
  now,
}: SubmitNeeds) {
  const known = choicesFrom(facts);
  const withDedupeLock = createKeyedMutex();

  return async function submit(attempt: Attempt): Promise<Outcome> {
    const { form, fields, idempotencyKey } = attempt;
    const values = normalizeForm(form, fields);
    const errors = checkForm(form, values, known);
    if (errors.length > 0) return { kind: "errors", errors };
    // What cannot be text is refused: dropped in silence, it would be missed only later.
    if (FORMS[form].some(({ name, kind }) => kind !== "check" && values[name] === "" && isLost(fields[name])))
      return { kind: "refused", status: 400, error: "unreadable" };
    if (idempotencyKey !== undefined && !KEY_SHAPE.test(idempotencyKey))
      return { kind: "refused", status: 400, error: "unreadable" };

    const dedupeKey = dedupeKeyOf(attempt, values);
    try {
      return await inTime(withDedupeLock(dedupeKey, () => assessAndStore(attempt, values, dedupeKey)));
    } catch (error) {
      log.error({
        event: "submission-not-stored",
        requestId: attempt.requestId,
        form,
        error: errorMessage(error),
      });
      return { kind: "refused", status: 503, error: "down", retryAfterS: RETRY_AFTER_FAILURE_S };
    }
  };

  async function assessAndStore(
    { form, format, fields, locale, client }: Attempt,
    values: FormValues,
    dedupeKey: string,
  ): Promise<Outcome> {
    const earlier = await storage.submissions.findRepeated({ dedupeKey, locale, values });
    if (earlier) return answerTo(form, earlier);

    const clientHash = keys.sign("client", client);
    const verdict = await limits.take(clientHash);
    if (!verdict.allowed) return tooOften(verdict.retryAfterS);

    const sender = await trustIn({ format, fields, dedupeKey, isSuspicious: verdict.isSuspicious });
    if (sender === null)
      return { kind: "refused", status: 403, error: "proof", challenge: await proof.challenge(dedupeKey) };
    // Counted last: a request that is refused must not use up what its owner may be sent.
    const mailbox = keys.sign("client", mailboxOf(values["email"] ?? ""));
    const waitS = isConfirmed(form, sender) ? await limits.takeMail(mailbox) : 0;
    // A sign-up is nothing without its mail; anything else is stored, so that nobody can keep another person out.
    if (waitS > 0 && form === "notify") return tooOften(waitS);
    const trust = waitS > 0 ? "suspected" : sender;

    const channels = await channelsFor(form, values, locale, trust);
    const { consentVersion } = facts;
    const stored = await storage.submissions.add({
      kind: form,
      locale,
      values,
      dedupeKey,
      consentVersion,
      trust,
      clientHash,
      channels,
    });
    onStored();
    return answerTo(form, stored);
  }

  /** Whether an address is subscribed already is nobody's business, so it is not said. */
  function answerTo(form: FormId, result: AddResult): Outcome {
    if (result.outcome === "conflict") return { kind: "refused", status: 422, error: "key" };
    const { reference, trust } = result;
    return { kind: "stored", reference, confirmation: hasMail && isConfirmed(form, trust) };
  }

  function dedupeKeyOf({ form, idempotencyKey, client }: Attempt, values: FormValues): string {
    const digest = (text: string) => createHash("sha256").update(text).digest("base64url");
    if (idempotencyKey !== undefined) return `key:${form}:${digest(idempotencyKey)}`;
    const window = Math.floor(now() / SAME_FORM_MS);
    return `form:${form}:${keys.sign("dedupe", JSON.stringify([client, values]))}:${window}`;
  }

  /** How far a sender is trusted; null when a proof of work is required first. */
  async function trustIn({
    format,
    fields,
    dedupeKey,
    isSuspicious,
  }: Pick<Attempt, "format" | "fields"> & { dedupeKey: string; isSuspicious: boolean }): Promise<Trust | null> {
    if (fields[FORM_FIELDS.honeypot]) return "suspected";
    const time = checkFormTime(keys, fields[FORM_FIELDS.started], now());
    if (time === "good" && !isSuspicious) return "verified";
    if (await proof.isSolved(fields[FORM_FIELDS.proof], dedupeKey)) return "verified";
    // Without JavaScript the proof of work cannot be solved: the submission is stored and marked instead.
    if (format === "form") return time === "missing" && !isSuspicious ? "unverified" : "suspected";
    return null;
  }

  async function channelsFor(
    form: FormId,
    values: FormValues,
    locale: string,
    trust: Trust,
  ): Promise<AutomaticChannel[]> {
    const visitor: AutomaticChannel[] = isConfirmed(form, trust) ? ["visitor"] : [];
    const webhook: AutomaticChannel[] = hasWebhook ? ["webhook"] : [];
    if (form !== "notify") return ["company", ...visitor, ...webhook];
    if (trust === "suspected") return [];
    const { confirmedAt } = await storage.subscriptions.findOrAdd({
      email: values["email"] ?? "",
      app: values["app"] ?? "",
      locale,
      consentVersion: facts.consentVersion,
    });
    return confirmedAt === null ? ["confirm"] : [];
  }
}

/** Of a value that came out as an empty text. */
const isLost = (sent: unknown) => sent !== undefined && sent !== null && typeof sent !== "string";

const tooOften = (retryAfterS: number): Outcome => ({ kind: "refused", status: 429, error: "rate", retryAfterS });

/**
 * Whether the address that was typed in gets a mail. It may be another person's, so a sender must have shown some effort;
 * a sign-up is the exception, since the mail is what asks its owner.
 */
const isConfirmed = (form: FormId, trust: Trust) =>
  trust === "verified" || (trust === "unverified" && form === "notify");

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the store did not answer in time")), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export type Submit = ReturnType<typeof createSubmit>;
