import { CHUNK_RELOAD_GUARD_MS, CHUNK_RELOAD_KEY } from "#domain/site/constants.ts";

/** The browser itself keeps choices over a reload. */
const TYPED = "textarea, input:is([type=text], [type=email], [type=tel], [type=search])";

export type ChunkFailureNeeds = {
  /** Reading the property `sessionStorage` throws where storage is forbidden, so it is read here. */
  storage: () => Pick<Storage, "getItem" | "setItem">;
  now: () => number;
  reload: () => void;
  showError: (error: unknown) => void;
};

/**
 * A page that was open during a deploy requests chunks that no longer exist: it is reloaded.
 * A second failure within a minute has another cause and shows the error page, to avoid a reload loop; where nothing
 * can be stored, the first one does.
 */
export function handleChunkFailure(error: unknown, { storage, now, reload, showError }: ChunkFailureNeeds) {
  try {
    const last = Number(storage().getItem(CHUNK_RELOAD_KEY) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < CHUNK_RELOAD_GUARD_MS) return showError(error);
    storage().setItem(CHUNK_RELOAD_KEY, String(now()));
  } catch {
    return showError(error);
  }
  reload();
}

/** A bug in a component fires the same event as a chunk that fails to load; only the latter is fixed by a reload. */
export function isLoadFailure(error: unknown): boolean {
  return /import|fetch|module|load/i.test(String(error));
}

const isTouched = (island: Element) =>
  [...island.querySelectorAll<HTMLInputElement>(TYPED)].some(({ value, defaultValue }) => value !== defaultValue);

/** See client-touch.ts. */
const isRequired = (island: Element) => /"required":true/.test(island.getAttribute("opts") ?? "");

let optionalLoads = 0;

/** Loads code that nobody has asked for yet. If that fails, it is loaded again when somebody does. */
export async function loadAhead(load: () => Promise<unknown>) {
  optionalLoads += 1;
  await load().catch(() => {});
  optionalLoads -= 1;
}

export function startChunkReload(showError: (error: unknown) => void) {
  const failed = (error: unknown, giveUp = showError) => {
    // Offline, a reload would lose the page that is shown; the banner says that there is no connection.
    if (!navigator.onLine) return;
    handleChunkFailure(error, {
      storage: () => sessionStorage,
      now: Date.now,
      reload: () => location.reload(),
      showError: giveUp,
    });
  };

  document.addEventListener("astro:hydration-error", (event) => {
    if (!(event instanceof CustomEvent) || !isLoadFailure(event.detail?.error)) return;
    event.preventDefault();
    const { target: island } = event;
    // A reload helps the visitor who touched an island; not where nobody did, or where something was typed.
    if (!(island instanceof Element) || island.getAttribute("client") !== "touch" || isTouched(island)) return;
    // Most are complete as they were rendered, so they stay.
    failed(event.detail.error, isRequired(island) ? showError : () => {});
  });
  window.addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    if (optionalLoads === 0) failed(event.payload);
  });
  // Scripts of a page reached by a route change: `error` does not bubble, so it is captured.
  window.addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin))
        failed(new Error(`Loading chunk ${new URL(target.src).pathname} failed`));
    },
    true,
  );
}
