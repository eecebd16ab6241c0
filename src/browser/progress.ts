import {
  PROGRESS_DURATION_MS,
  PROGRESS_HIDE_DELAY_MS,
  PROGRESS_THROTTLE_MS,
  PROGRESS_TICK_MS,
} from "#domain/site/constants.ts";

export type ProgressState = "idle" | "running" | "done" | "failed";
export type ProgressView = (state: ProgressState, percent: number) => void;
export type ProgressRun = { done: () => void; fail: () => void };

/**
 * One bar for route changes and requests. Nothing shows for the first 200 ms; then it advances for 5 s, to 99 % at
 * most. Work that overlaps counts as one run; the run fails when any of its work failed.
 */
export function createProgress(show: ProgressView) {
  let running = 0;
  let failed = false;
  let percent = 0;
  let appearTimer: ReturnType<typeof setTimeout> | undefined;
  let tickTimer: ReturnType<typeof setInterval> | undefined;
  let hideTimer: ReturnType<typeof setTimeout> | undefined;

  const appear = () => {
    appearTimer = undefined;
    percent = 0;
    show("running", percent);
    tickTimer = setInterval(() => {
      percent = Math.min(percent + (100 * PROGRESS_TICK_MS) / PROGRESS_DURATION_MS, 99);
      show("running", percent);
    }, PROGRESS_TICK_MS);
  };

  const begin = () => {
    failed = false;
    clearTimeout(hideTimer);
    hideTimer = undefined;
    appearTimer = setTimeout(appear, PROGRESS_THROTTLE_MS);
  };

  const end = () => {
    clearTimeout(appearTimer);
    clearInterval(tickTimer);
    const wasVisible = tickTimer !== undefined;
    tickTimer = undefined;
    // A failure is always shown; a success quicker than the throttle never is.
    if (!wasVisible && !failed) return show("idle", 0);
    show(failed ? "failed" : "done", 100);
    hideTimer = setTimeout(() => show("idle", 0), PROGRESS_HIDE_DELAY_MS);
  };

  return {
    start(): ProgressRun {
      running += 1;
      if (running === 1) begin();
      let isOpen = true;
      const finish = (withFailure: boolean) => {
        if (!isOpen) return;
        isOpen = false;
        failed ||= withFailure;
        running -= 1;
        if (running === 0) end();
      };
      return { done: () => finish(false), fail: () => finish(true) };
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;

/** The page's bar; `transition:persist` keeps the element across route changes. */
export const progress: Progress = createProgress((state, percent) => {
  const bar = document.getElementById("progress");
  if (!bar) return;
  bar.dataset["state"] = state;
  bar.style.setProperty("--progress", String(percent));
});

/** Shows the bar while work is under way. Whoever waits for it says what went wrong, so the bar does not. */
export async function showProgress<Result>(work: () => Promise<Result>): Promise<Result> {
  const run = progress.start();
  try {
    return await work();
  } finally {
    run.done();
  }
}
