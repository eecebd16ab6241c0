import { localeCookie } from "#domain/language/locale-cookie.ts";
import { LANGUAGE_CHOICE_PATH } from "#domain/site/constants.ts";

const CHOICE = new RegExp(`^${LANGUAGE_CHOICE_PATH}/([a-z]{2,3})(?=/|$)`);

/** What a link of the language switch asks for: `/language/en/about` is English, and the page `/en/about`. */
export function readLanguageChoice(path: string): { locale: string; page: string } | null {
  const locale = CHOICE.exec(path)?.[1];
  return locale === undefined ? null : { locale, page: path.slice(LANGUAGE_CHOICE_PATH.length) };
}

/** Keeps the choice and leads to the page. Pages set no cookies themselves, so that caches can hold them. */
export function languageChoiceResponse(locale: string, location: string): Response {
  const headers = new Headers({
    location,
    "set-cookie": localeCookie(locale),
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  return new Response(null, { status: 302, headers });
}
