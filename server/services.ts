import type { ServerFacts } from "#domain/site/server-facts.ts";
import type { ApiNeeds } from "#server/api/api.ts";
import { proofOfWork } from "#server/api/proof-of-work.ts";
import { attemptLimit, rateLimits } from "#server/api/rate-limits.ts";
import { createSubmit } from "#server/api/submit.ts";
import { createMail } from "#server/mail/mail.ts";
import { type AnswerPagesNeeds, createAnswerPages } from "#server/pages/answer-pages.ts";
import { createStorage } from "#server/storage/open.ts";
import { openInBackground } from "#server/storage/open-in-background.ts";
import type { Env } from "./env.ts";
import type { Log } from "./observability/log.ts";
import { readKeys } from "./signing/keys.ts";
import { startRetention } from "./storage/retention-schedule.ts";
import { createTexts } from "./texts.ts";

export type ServicesNeeds = {
  env: Env;
  facts: ServerFacts;
  log: Log;
  /** Where the pages call the API: a path, or an absolute address when the pages are served elsewhere. */
  apiBaseUrl: string;
} & Pick<AnswerPagesNeeds, "pageAt" | "render">;

/** Starts what the API uses: storage, mail, the daily deletion of expired data. Nothing waits for the storage. */
export function startServices({ env, facts: gathered, log, apiBaseUrl, pageAt, render }: ServicesNeeds) {
  const now = Date.now;
  const facts = { ...gathered, siteUrl: env.SITE_URL ?? gathered.siteUrl };
  const texts = createTexts(facts);
  const storage = createStorage({ ...env, log });
  const keys = readKeys(env);
  if (storage.engine === "postgres" && !env.SECRET_KEY)
    log.info({ event: "secret-is-local", advice: "set SECRET_KEY if more than one server uses this database" });
  const mail = createMail({ env, facts, texts, keys, storage, log, now });
  let retention: ReturnType<typeof startRetention> | undefined;
  const stopOpening = openInBackground({
    storage,
    log,
    onOpen() {
      mail.start();
      retention = startRetention({ storage, log });
    },
  });

  const api: ApiNeeds = {
    startedAt: now(),
    now,
    log,
    facts,
    keys,
    texts,
    storage,
    mail: mail.transports,
    pages: createAnswerPages({ pageAt, render, facts }),
    pagesElsewhere: URL.canParse(apiBaseUrl) ? facts.siteUrl : null,
    trustedProxies: env.TRUSTED_PROXIES,
    attempts: attemptLimit(env.RATE_LIMIT),
    submit: createSubmit({
      facts,
      storage,
      keys,
      limits: rateLimits({ perClient: env.RATE_LIMIT, pool: storage.pool }),
      proof: proofOfWork(keys, now),
      hasMail: mail.transports.hasSmtp,
      hasWebhook: mail.transports.hasWebhook,
      onStored: mail.wake,
      log,
      now,
    }),
  };
  return {
    api,
    storage,
    isRetentionRefused: () => retention?.isRefused() ?? false,
    /** Ends background work; requests that are being answered can still use the storage. */
    async stop() {
      stopOpening();
      retention?.stop();
      await mail.stop();
    },
    close: storage.close,
  };
}
