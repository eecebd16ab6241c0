import { localeCookie } from "#domain/language/locale-cookie.ts";
import { LANGUAGE_CHOICE_PATH } from "#domain/site/constants.ts";

/**
 * A link of the language switch keeps query and hash of where the visitor is, and remembers the choice. Here that is
 * done without the detour that its address is for: see server/pages/language-choice.ts. Nothing else writes the cookie.
 */
export function startLanguageChoice() {
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-language]") : null;
      if (!link) return;
      link.pathname = link.pathname.replace(`${LANGUAGE_CHOICE_PATH}/`, "/");
      link.search = location.search;
      link.hash = location.hash;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot set SameSite=None everywhere yet.
      document.cookie = localeCookie(link.dataset["language"] ?? "");
    },
    // Before the router reads the address of the link.
    true,
  );
}
