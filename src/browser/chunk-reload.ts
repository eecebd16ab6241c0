import { CHUNK_RELOAD_GUARD_MS, CHUNK_RELOAD_KEY } from "#domain/site/constants.ts";

export type ChunkFailureNeeds = {
  storage: Pick<Storage, "getItem" | "setItem">;
  now: () => number;
  reload: () => void;
  showError: (error: unknown) => void;
};

/**
 * A page that was open during a deploy asks for code that is gone: reloading brings the new page.
 * A second failure within a minute is another kind of trouble and gets the error page instead of a loop.
 */
export function handleChunkFailure(error: unknown, { storage, now, reload, showError }: ChunkFailureNeeds) {
  const last = Number(storage.getItem(CHUNK_RELOAD_KEY) ?? Number.NEGATIVE_INFINITY);
  if (now() - last < CHUNK_RELOAD_GUARD_MS) return showError(error);
  storage.setItem(CHUNK_RELOAD_KEY, String(now()));
  reload();
}

/** A bug in a component fires the same event as code that does not arrive; only the latter is cured by reloading. */
export function isLoadFailure(error: unknown): boolean {
  return /import|fetch|module|load/i.test(String(error));
}

export function startChunkReload(showError: (error: unknown) => void) {
  const failed = (error: unknown) => {
    // Offline, reloading would take away even the page that is there; the banner says why nothing happens.
    if (!navigator.onLine) return;
    handleChunkFailure(error, {
      storage: sessionStorage,
      now: Date.now,
      reload: () => location.reload(),
      showError,
    });
  };

  document.addEventListener("astro:hydration-error", (event) => {
    if (!(event instanceof CustomEvent) || !isLoadFailure(event.detail?.error)) return;
    event.preventDefault();
    failed(event.detail.error);
  });
  window.addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    failed(event.payload);
  });
  // Scripts of a page reached by a route change: their failure is heard only while capturing.
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
