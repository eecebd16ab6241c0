import { DARK_MODE_KEY } from "#domain/site/constants.ts";

const CHANGED = "theme-change";

/**
 * Runs inline in the head, before first paint, and answers the toggles from then on: a click must not wait for the
 * site's script. It is serialised with `toString`, so it uses nothing but its arguments.
 * "true" means dark, "false" light; anything else follows the system.
 */
export function startThemeInline(themeKey: string, changed: string) {
  const { dataset } = document.documentElement;
  try {
    const saved = localStorage.getItem(themeKey);
    if (saved === "true") dataset["theme"] = "dark";
    if (saved === "false") dataset["theme"] = "light";
  } catch {
    // Storage can be forbidden; the page then follows the system.
  }
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-theme-toggle]"))) return;
    // After the pressed button is painted, as src/browser/after-paint.ts says.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const theme = dataset["theme"] ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
        const change = () => {
          dataset["theme"] = theme === "dark" ? "light" : "dark";
          dispatchEvent(new Event(changed));
        };
        // src/frame/theme-change.css says how night comes and goes.
        const { startViewTransition } = Document.prototype;
        if (startViewTransition && matchMedia("(prefers-reduced-motion: no-preference)").matches) {
          dataset["turning"] = "";
          startViewTransition.call(document, change).finished.finally(() => delete dataset["turning"]);
        } else change();
        try {
          localStorage.setItem(themeKey, String(theme !== "dark"));
        } catch {
          // The choice then lasts for this page only.
        }
      }),
    );
  });
}

/** The call of `startThemeInline`, for the head. */
export const inlineThemeScript = () =>
  `(${startThemeInline})(${JSON.stringify(DARK_MODE_KEY)},${JSON.stringify(CHANGED)})`;

/** Updates the toggles and `theme-color`, which colours the browser's own interface. */
function showTheme() {
  const chosen = document.documentElement.dataset["theme"];
  const theme = chosen ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  for (const toggle of document.querySelectorAll("[data-theme-toggle]"))
    toggle.setAttribute("aria-pressed", String(theme === "dark"));
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    if (meta.dataset["theme"] === theme) meta.removeAttribute("media");
    else meta.media = "not all";
}

export function startTheme() {
  addEventListener(CHANGED, showTheme);
  // Chosen in another tab.
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== DARK_MODE_KEY) return;
    const { dataset } = document.documentElement;
    if (newValue === null) delete dataset["theme"];
    else dataset["theme"] = newValue === "true" ? "dark" : "light";
    showTheme();
  });
  // The router replaces the attributes of <html> by those of the new document, which lack the chosen theme.
  document.addEventListener("astro:before-swap", (event) => {
    const theme = document.documentElement.dataset["theme"];
    if (theme !== undefined) event.newDocument.documentElement.dataset["theme"] = theme;
  });
  document.addEventListener("astro:page-load", showTheme);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
}
