import { randomBytes } from "node:crypto";
import { fixedWindowCounter, waitSeconds } from "#server/api/fixed-window-counter.ts";
import type { Keys } from "#server/signing/keys.ts";

const MINUTE_MS = 60_000;
/** Requests of strangers from one network: offices share an address. */
const PER_CLIENT = { limit: 30, windowMs: 10 * MINUTE_MS };
/** Passwords for one account, wherever they come from. */
const PER_ACCOUNT = { limit: 10, windowMs: 15 * MINUTE_MS };
/** Mails to one address. */
const PER_MAILBOX = { limit: 3, windowMs: 60 * MINUTE_MS };

/**
 * How often strangers may try. Whoever signed in from a browser before is counted apart there, by a signed cookie:
 * otherwise anybody could lock an owner out by trying wrong passwords for ever.
 */
export function signInLimits({ keys, now }: { keys: Keys; now: () => number }) {
  const counterOf = ({ limit, windowMs }: typeof PER_CLIENT) => {
    const count = fixedWindowCounter({ windowMs, now });
    return (key: string) => {
      const counted = count(key);
      return counted.taken > limit ? waitSeconds(counted) : 0;
    };
  };
  const byAccount = counterOf(PER_ACCOUNT);
  const ofDevice = (id: string, email: string) => keys.sign("editor-device", `${id}:${email}`);

  /** The value of the cookie for a browser in which somebody has signed in. */
  function deviceFor(email: string): string {
    const id = randomBytes(16).toString("base64url");
    return `${id}.${ofDevice(id, email)}`;
  }

  return {
    /** Each counts one try and gives the seconds to wait, 0 for none. */
    takeClient: counterOf(PER_CLIENT),
    takeAccount(email: string, device: string | undefined): number {
      const [id = "", signature = ""] = (device ?? "").split(".");
      const isKnown = keys.verify("editor-device", `${id}:${email}`, signature);
      return byAccount(isKnown ? `device ${id}` : `account ${email}`);
    },
    takeMail: counterOf(PER_MAILBOX),
    deviceFor,
  };
}

export type SignInLimits = ReturnType<typeof signInLimits>;
