import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from "#domain/site/constants.ts";

export function localeCookie(locale: string): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; SameSite=None; Secure`;
}

/**
 * A link of the language switch keeps query and hash of where the visitor is, and remembers the choice.
 * Nothing else writes the cookie.
 */
export function startLanguageChoice() {
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-language]") : null;
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot set SameSite=None everywhere yet.
      document.cookie = localeCookie(link.dataset["language"] ?? "");
    },
    // Before the router reads the address of the link.
    true,
  );
}
