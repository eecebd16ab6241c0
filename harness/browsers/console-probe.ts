/** A script that the proxy puts first into every page, for a browser whose driver tells nothing of its console. */
export const PROBE_ADDRESS = "/.console-probe.js";

function probe() {
  const errors: string[] = [];
  Reflect.set(window, "probedErrors", errors);
  const { error } = console;
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(" "));
    error(...words);
  };
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      const source = target instanceof Element ? (target.getAttribute("src") ?? target.getAttribute("href")) : null;
      errors.push(source === null ? event.message : `failed to load ${source}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => errors.push(`unhandled: ${String(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
  );
}

export const PROBE_SCRIPT = `(${probe})();`;

/** Run in the page: what the probe has heard of. */
export const PROBED_ERRORS = (): string[] => {
  const errors: unknown = Reflect.get(window, "probedErrors");
  return Array.isArray(errors) ? errors : [];
};
