import type { ServerFacts } from "#domain/site/server-facts.ts";
import type { ApiNeeds } from "#server/api/api.ts";
import { proofOfWork } from "#server/api/proof-of-work.ts";
import { rateLimits } from "#server/api/rate-limits.ts";
import { createSubmit } from "#server/api/submit.ts";
import { createMail } from "#server/mail/mail.ts";
import { type AnswerPagesNeeds, createAnswerPages } from "#server/pages/answer-pages.ts";
import { openStorage } from "#server/storage/open.ts";
import type { Env } from "./env.ts";
import type { Log } from "./observability/log.ts";
import { keysFrom, readSecret } from "./signing/keys.ts";
import { startRetention } from "./storage/retention-schedule.ts";
import { createTexts } from "./texts.ts";

export type ServicesNeeds = {
  env: Env;
  facts: ServerFacts;
  log: Log;
  /** Where the pages call the API: a path, or an absolute address when the pages are served elsewhere. */
  apiBaseUrl: string;
} & Pick<AnswerPagesNeeds, "pageAt" | "render">;

/** Opens and starts what the API uses: storage, mail, the daily deletion of expired data. */
export async function startServices({ env, facts: gathered, log, apiBaseUrl, pageAt, render }: ServicesNeeds) {
  const now = Date.now;
  const facts = { ...gathered, siteUrl: env.SITE_URL ?? gathered.siteUrl };
  const texts = createTexts(facts);
  const storage = await openStorage({ ...env, log });
  const keys = keysFrom(readSecret(env));
  if (storage.engine === "postgres" && !env.SECRET_KEY)
    log.info({ event: "secret-is-local", advice: "set SECRET_KEY if more than one server uses this database" });
  const mail = createMail({ env, facts, texts, keys, storage, log });
  mail.start();
  const stopRetention = startRetention({ storage, log });

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
    /** Ends background work; requests that are being answered can still use the storage. */
    async stop() {
      stopRetention();
      await mail.stop();
    },
    close: storage.close,
  };
}
