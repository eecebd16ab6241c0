import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { fixedWindowCounter, type WindowCount, waitSeconds } from "./fixed-window-counter.ts";

const CLIENT_WINDOW_S = 10 * 60;
const EMAIL_WINDOW_S = 60 * 60;
/** Confirmation mails to one address within an hour. */
const EMAIL_LIMIT = 5;
/** Above a quarter of the limit, a client has to solve a proof of work. */
const SUSPICIOUS_SHARE = 4;

export type Verdict = { allowed: true; isSuspicious: boolean } | { allowed: false; retryAfterS: number };

export type RateLimits = { take: (client: string, email: string) => Promise<Verdict> };

/** Counts by client and by e-mail address: in memory, or in PostgreSQL for all replicas together. */
export function rateLimits({ perClient, pool }: { perClient: number; pool: pg.Pool | null }): RateLimits {
  const byClient = counter(pool, { name: "client", limit: perClient, windowS: CLIENT_WINDOW_S });
  const byEmail = counter(pool, { name: "email", limit: EMAIL_LIMIT, windowS: EMAIL_WINDOW_S });

  return {
    async take(client, email) {
      const ofClient = await byClient(client);
      if (ofClient.taken > perClient) return { allowed: false, retryAfterS: waitSeconds(ofClient) };
      const ofEmail = await byEmail(email);
      if (ofEmail.taken > EMAIL_LIMIT) return { allowed: false, retryAfterS: waitSeconds(ofEmail) };
      return { allowed: true, isSuspicious: ofClient.taken > Math.ceil(perClient / SUSPICIOUS_SHARE) };
    },
  };
}

type CounterNeeds = { name: string; limit: number; windowS: number };

function counter(pool: pg.Pool | null, { name, limit, windowS }: CounterNeeds): (key: string) => Promise<WindowCount> {
  const inMemory = fixedWindowCounter({ windowMs: windowS * 1000 });
  if (!pool) return async (key) => inMemory(key);
  const inStore = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: name,
    points: limit,
    duration: windowS,
  });
  return async (key) => {
    try {
      return countedIn(await inStore.consume(key));
    } catch (reason) {
      // The library throws when the limit is reached. While the database is down, counts in memory take its place.
      return reason instanceof RateLimiterRes ? countedIn(reason) : inMemory(key);
    }
  };
}

const countedIn = ({ consumedPoints, msBeforeNext }: RateLimiterRes): WindowCount => ({
  taken: consumedPoints,
  leftMs: msBeforeNext,
});
