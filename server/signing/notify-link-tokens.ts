import type { Keys } from "./keys.ts";

export type LinkPurpose = "confirm" | "unsubscribe";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a link works. Asking to unsubscribe must stay possible for long; it can only delete. */
export const LINK_DAYS: Readonly<Record<LinkPurpose, number>> = { confirm: 7, unsubscribe: 365 };

/** What a token stands for; null when it was not made here. */
export type ReadToken = { subscription: string; isExpired: boolean } | null;

/** Links of the sign-up mails. They name the subscription and are signed, so they cannot be made up. */
export function notifyLink(
  keys: Keys,
  siteUrl: string,
  purpose: LinkPurpose,
  { subscription, at }: { subscription: string; at: number },
): string {
  return `${siteUrl}/api/notify/${purpose}?token=${tokenFor(keys, purpose, { subscription, at })}`;
}

export function tokenFor(
  keys: Keys,
  purpose: LinkPurpose,
  { subscription, at }: { subscription: string; at: number },
): string {
  const signed = `${subscription}.${(at + LINK_DAYS[purpose] * DAY_MS).toString(36)}`;
  return `${signed}.${keys.sign(purpose, signed)}`;
}

export function readToken(keys: Keys, purpose: LinkPurpose, token: string, now: number): ReadToken {
  const [subscription = "", expires = "", signature = ""] = token.split(".", 3);
  if (!keys.verify(purpose, `${subscription}.${expires}`, signature)) return null;
  return { subscription, isExpired: Number.parseInt(expires, 36) < now };
}
