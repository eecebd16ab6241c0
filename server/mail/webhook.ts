import { createHmac } from "node:crypto";
import { errorMessage } from "#server/error-message.ts";
import type { StoredSubmission } from "#server/storage/stored-submission.ts";
import type { SendResult } from "./outbox-worker.ts";

const TIMEOUT_MS = 15_000;
const GONE = 410;

const failure = (reason: string, isFinal: boolean) => ({ ok: false, reason, loggedReason: reason, isFinal }) as const;

/** fetch says only that it failed; why stands in what caused it. */
export const reasonOf = (error: unknown): string =>
  errorMessage(error instanceof Error && error.cause instanceof Error ? error.cause : error);

export type WebhookNeeds = { url: string; secret: Uint8Array; now?: () => number; fetch?: typeof globalThis.fetch };

/** Tells another program of a submission, after the Standard Webhooks specification. */
export function webhookSender({ url, secret, now = Date.now, fetch = globalThis.fetch }: WebhookNeeds) {
  return async function send(id: string, submission: StoredSubmission): Promise<SendResult> {
    const { kind, reference, locale, trust, values, consentVersion, createdAt } = submission;
    const body = JSON.stringify({
      type: `${kind}.created`,
      timestamp: new Date(createdAt).toISOString(),
      data: { reference, locale, trust, consentVersion, ...values },
    });
    const timestamp = String(Math.floor(now() / 1000));
    const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
    try {
      const { ok, status } = await fetch(url, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": timestamp,
          "webhook-signature": `v1,${signature}`,
        },
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return ok ? { ok } : failure(`the webhook answered ${status}`, status === GONE);
    } catch (error) {
      return failure(`the webhook cannot be reached: ${reasonOf(error)}`, false);
    }
  };
}
