import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { PostgresPool } from "#server/storage/postgres-pool.ts";
import { fixedWindowCounter, type WindowCount, waitSeconds } from "./fixed-window-counter.ts";

const CLIENT_WINDOW_S = 10 * 60;
const EMAIL_WINDOW_S = 60 * 60;
/** Confirmation mails to one address within an hour. */
const EMAIL_LIMIT = 5;
/** Above a quarter of the limit, a client has to solve a proof of work. */
const SUSPICIOUS_SHARE = 4;
/** People mistype, and offices share an address: so many forms may be sent for each that may be stored. */
const ATTEMPTS_PER_SUBMISSION = 5;

export type Verdict = { allowed: true; isSuspicious: boolean } | { allowed: false; retryAfterS: number };

type QueryPool = Pick<PostgresPool, "query">;

export type RateLimits = {
  /** Counts a submission of a client. */
  take: (client: string) => Promise<Verdict>;
  /** Counts a mail to a mailbox that a visitor named; returns the seconds to wait for the next one, 0 for none. */
  takeMail: (mailbox: string) => Promise<number>;
};

/** Counts every form a client sends, also refused ones; returns the seconds to wait, 0 for none. */
export type AttemptLimit = (client: string) => number;

/** In memory alone: what is refused must cost less than what is stored. */
export function attemptLimit(perClient: number): AttemptLimit {
  const byClient = fixedWindowCounter({ windowMs: CLIENT_WINDOW_S * 1000 });
  return (client) => {
    const count = byClient(client);
    return count.taken > perClient * ATTEMPTS_PER_SUBMISSION ? waitSeconds(count) : 0;
  };
}

/** Counts by client and by e-mail address: in memory, or in PostgreSQL for all replicas together. */
export function rateLimits({ perClient, pool }: { perClient: number; pool: QueryPool | null }): RateLimits {
  const byClient = counter(pool, { name: "client", limit: perClient, windowS: CLIENT_WINDOW_S });
  const byEmail = counter(pool, { name: "email", limit: EMAIL_LIMIT, windowS: EMAIL_WINDOW_S });

  return {
    async take(client) {
      const count = await byClient(client);
      if (count.taken > perClient) return { allowed: false, retryAfterS: waitSeconds(count) };
      return { allowed: true, isSuspicious: count.taken > Math.ceil(perClient / SUSPICIOUS_SHARE) };
    },
    async takeMail(mailbox) {
      const count = await byEmail(mailbox);
      return count.taken > EMAIL_LIMIT ? waitSeconds(count) : 0;
    },
  };
}

type CounterNeeds = { name: string; limit: number; windowS: number };

function counter(
  pool: QueryPool | null,
  { name, limit, windowS }: CounterNeeds,
): (key: string) => Promise<WindowCount> {
  const inMemory = fixedWindowCounter({ windowMs: windowS * 1000 });
  if (!pool) return async (key) => inMemory(key);
  const inStore = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
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
