import type { Translate } from "#domain/language/translate.ts";

/** Hours and ways to reach the company. */
export type ContactWays = {
  t: Translate<"contact" | "frame.newTab">;
  hours: string;
  phone: { e164: string; shown: string };
  email: string;
  address: string;
  chatHref: string;
};
