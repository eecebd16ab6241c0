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
 * One bar for route changes and requests. Nothing shows for the first 200 ms; then it creeps towards, but never
 * reaches, the end for 5 s. Work that overlaps counts as one run; the run fails when any of its work failed.
 */
export function createProgress(show: ProgressView) {
  let underWay = 0;
  let failed = false;
  let percent = 0;
  let appearing: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const appear = () => {
    appearing = undefined;
    percent = 0;
    show("running", percent);
    ticking = setInterval(() => {
      percent = Math.min(percent + (100 * PROGRESS_TICK_MS) / PROGRESS_DURATION_MS, 99);
      show("running", percent);
    }, PROGRESS_TICK_MS);
  };

  const begin = () => {
    failed = false;
    clearTimeout(hiding);
    hiding = undefined;
    appearing = setTimeout(appear, PROGRESS_THROTTLE_MS);
  };

  const end = () => {
    clearTimeout(appearing);
    clearInterval(ticking);
    const wasVisible = ticking !== undefined;
    ticking = undefined;
    // A failure is always shown; a success quicker than the throttle never is.
    if (!wasVisible && !failed) return show("idle", 0);
    show(failed ? "failed" : "done", 100);
    hiding = setTimeout(() => show("idle", 0), PROGRESS_HIDE_DELAY_MS);
  };

  return {
    start(): ProgressRun {
      underWay += 1;
      if (underWay === 1) begin();
      let open = true;
      const finish = (withFailure: boolean) => {
        if (!open) return;
        open = false;
        failed ||= withFailure;
        underWay -= 1;
        if (underWay === 0) end();
      };
      return { done: () => finish(false), fail: () => finish(true) };
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;

/** The page's bar; the element is kept across route changes by its persist mark. */
export const progress: Progress = createProgress((state, percent) => {
  const bar = document.getElementById("progress");
  if (!bar) return;
  bar.dataset["state"] = state;
  bar.style.setProperty("--progress", String(percent));
});
