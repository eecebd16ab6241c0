import { BUILD_PHASES, type BuildPhase, type BuildReport } from "#build/report-progress.ts";

/** How long each phase takes, in milliseconds. */
export type PhaseTimes = Readonly<Record<BuildPhase, number>>;

/** Of a first build on two cores; later builds are compared with the one before. */
export const FIRST_BUILD_MS: PhaseTimes = {
  content: 6000,
  bundle: 6000,
  pictures: 40_000,
  pages: 8000,
  compress: 18_000,
};

const TITLES: Readonly<Record<BuildPhase, string>> = {
  content: "reading content",
  bundle: "bundling scripts and styles",
  pictures: "drawing pictures of links",
  pages: "writing pages",
  compress: "compressing",
};

/** A phase that the build before had cached says little about the machine. */
const MAX_SLOWNESS = 5;

/** Begins the current line of a terminal again, emptied. */
const REWRITE = "\r\u001B[2K";

export type ProgressNeeds = {
  write: (text: string) => void;
  /** One line that is written again and again; without a terminal each phase is a line of its own. */
  isTerminal: boolean;
  /** What the last build took. */
  expected: PhaseTimes;
  now: () => number;
};

/** How far a build is, for whoever shows it in another way. */
export type BuildState = { phase: BuildPhase; written: number; total: number; percent: number; leftMs: number };

/** Shows how far a build is: its phase, the pages written, the time that is left. */
export function createProgress({ write, isTerminal, expected, now }: ProgressNeeds) {
  const startedAt = now();
  const took: Partial<Record<BuildPhase, number>> = {};
  let phase: BuildPhase = "content";
  let phaseStartedAt = startedAt;
  let total = 0;
  let written = 0;
  let percent = 0;

  function leftMs(): number {
    const before = BUILD_PHASES.slice(0, BUILD_PHASES.indexOf(phase));
    const after = BUILD_PHASES.slice(before.length + 1);
    const sumOf = (phases: readonly BuildPhase[], times: Partial<PhaseTimes>) =>
      phases.reduce((sum, name) => sum + (times[name] ?? 0), 0);
    // A machine that was twice as slow so far is taken to be so for the rest.
    const measured = sumOf(before, took);
    const slowness = measured > 0 ? Math.min(measured / sumOf(before, expected), MAX_SLOWNESS) : 1;
    const wanted = expected[phase] * slowness;
    const current = phase === "pages" && total > 0 ? wanted * (1 - written / total) : wanted - (now() - phaseStartedAt);
    return Math.max(0, current) + sumOf(after, expected) * slowness;
  }

  function line(): string {
    const pages = phase === "pages" && total > 0 ? ` ${written} of ${total}` : "";
    return `Building the site: ${TITLES[phase]}${pages}, ${timeOf(leftMs())} left`;
  }

  function draw() {
    if (isTerminal) write(`${REWRITE}${line()}`);
  }

  if (isTerminal) draw();
  else write(`${line()}\n`);

  return {
    draw,
    state(): BuildState {
      const [doneMs, restMs] = [now() - startedAt, leftMs()];
      // Estimates change; what was reached stays reached.
      percent = Math.max(percent, Math.floor((100 * doneMs) / Math.max(doneMs + restMs, 1)));
      return { phase, written, total, percent, leftMs: restMs };
    },
    report({ phase: next, total: counted }: BuildReport) {
      took[phase] = now() - phaseStartedAt;
      phase = next;
      phaseStartedAt = now();
      total = counted ?? total;
      if (isTerminal) draw();
      else write(`${line()}\n`);
    },
    pageWritten() {
      written += 1;
    },
    /** Takes the line away, so that something else can be written. */
    clear() {
      if (isTerminal) write(REWRITE);
    },
    /** What each phase took, for the next build. */
    end(): { totalMs: number; written: number; times: PhaseTimes } {
      took[phase] = now() - phaseStartedAt;
      return { totalMs: now() - startedAt, written, times: { ...expected, ...took } };
    },
  };
}

/** Such as "about 40 s" or "about 2 min"; rounded, since it is an estimate. */
function timeOf(ms: number): string {
  const seconds = Math.ceil(ms / 5000) * 5;
  if (seconds === 0) return "a moment";
  return seconds < 90 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`;
}
