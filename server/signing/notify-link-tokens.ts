import type { Keys } from "./keys.ts";

export type LinkPurpose = "confirm" | "unsubscribe";

/** Links of the sign-up mails. They name the subscription and are signed, so they cannot be made up. */
export function notifyLink(keys: Keys, siteUrl: string, purpose: LinkPurpose, subscription: string): string {
  return `${siteUrl}/api/notify/${purpose}?token=${tokenFor(keys, purpose, subscription)}`;
}

export function tokenFor(keys: Keys, purpose: LinkPurpose, subscription: string): string {
  return `${subscription}.${keys.sign(purpose, subscription)}`;
}

/** The subscription a token stands for; null when it was not made here. */
export function subscriptionOf(keys: Keys, purpose: LinkPurpose, token: string): string | null {
  const [subscription = "", signature = ""] = token.split(".");
  return keys.verify(purpose, subscription, signature) ? subscription : null;
}
