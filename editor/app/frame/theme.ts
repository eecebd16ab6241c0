const KEY = "editor-dark";

/** Chosen here, or else the system's. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset["theme"];
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

export function applyTheme() {
  const chosen = localStorage.getItem(KEY);
  if (chosen !== null) document.documentElement.dataset["theme"] = chosen === "true" ? "dark" : "light";
}

export function toggleTheme() {
  localStorage.setItem(KEY, String(!isDark()));
  applyTheme();
}
