import { DARK_MODE_KEY } from "#domain/site/constants.ts";
import { afterPaint } from "./after-paint.ts";

export type Theme = "light" | "dark";

/**
 * Runs inline in the head, before first paint. It is serialised with `toString`, so it uses nothing but its argument.
 * "true" means dark, "false" light; anything else follows the system.
 */
export function applySavedTheme(key: string) {
  try {
    const saved = localStorage.getItem(key);
    if (saved === "true") document.documentElement.dataset["theme"] = "dark";
    if (saved === "false") document.documentElement.dataset["theme"] = "light";
  } catch {
    // Storage can be forbidden; the page then follows the system.
  }
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "dark" || chosen === "light") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function setTheme(theme: Theme) {
  document.documentElement.dataset["theme"] = theme;
  showTheme();
  try {
    localStorage.setItem(DARK_MODE_KEY, String(theme === "dark"));
  } catch {
    // The choice then lasts for this page only.
  }
}

/** Updates the toggles and `theme-color`, which colours the browser's own interface. */
function showTheme() {
  const theme = currentTheme();
  for (const toggle of document.querySelectorAll("[data-theme-toggle]"))
    toggle.setAttribute("aria-pressed", String(theme === "dark"));
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    if (meta.dataset["theme"] === theme) meta.removeAttribute("media");
    else meta.media = "not all";
}

export function startTheme() {
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-theme-toggle]"))
      afterPaint(() => setTheme(currentTheme() === "dark" ? "light" : "dark"));
  });
  // The router replaces the attributes of <html> by those of the new document, which lack the chosen theme.
  document.addEventListener("astro:before-swap", (event) => {
    const theme = document.documentElement.dataset["theme"];
    if (theme !== undefined) event.newDocument.documentElement.dataset["theme"] = theme;
  });
  document.addEventListener("astro:page-load", showTheme);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
}
