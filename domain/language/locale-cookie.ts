import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from "#domain/site/constants.ts";

/** The cookie that an explicit choice of a language writes, in the browser or, without script, by the server. */
export function localeCookie(locale: string): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; SameSite=None; Secure`;
}
