import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

const CLIENT_WINDOW_S = 10 * 60;
const EMAIL_WINDOW_S = 60 * 60;
/** Nobody needs more confirmations to one address than this in an hour. */
const EMAIL_LIMIT = 5;
/** From a quarter of the limit on, a client has to prove that it is no program. */
const SUSPICIOUS_SHARE = 4;

export type Verdict = { allowed: true; isSuspicious: boolean } | { allowed: false; retryAfterS: number };

export type RateLimits = { take: (client: string, email: string) => Promise<Verdict> };

/** Counts by client and by e-mail address: in memory, or in PostgreSQL for all replicas together. */
export function rateLimits({ perClient, pool }: { perClient: number; pool: pg.Pool | null }): RateLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    if (!pool) return memory;
    return new RateLimiterPostgres({
      storeClient: pool,
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      // A database that is down must not open the gates, nor close them.
      insuranceLimiter: memory,
    });
  };
  const byClient = limiter("client", perClient, CLIENT_WINDOW_S);
  const byEmail = limiter("email", EMAIL_LIMIT, EMAIL_WINDOW_S);

  return {
    async take(client, email) {
      try {
        const { consumedPoints } = await byClient.consume(client);
        await byEmail.consume(email);
        return { allowed: true, isSuspicious: consumedPoints > Math.ceil(perClient / SUSPICIOUS_SHARE) };
      } catch (refusal) {
        // The library throws its verdict; anything else is a fault.
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { allowed: false, retryAfterS: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
  };
}
