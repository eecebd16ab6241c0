import { type ContentFolder, openContentFolder } from "#build/entries/content-folder.ts";
import type {
  ContentChanges,
  ContentFindings,
  EntryError,
  Person,
  PublishRun,
  PublishStep,
  PublishTarget,
  Reason,
} from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { commitMessage } from "#editor/model/publish/commit-message.ts";
import { commitContent, commitStateOf, pushContent } from "#editor/model/publish/git-content.ts";
import { filesNamedIn } from "#editor/model/publish/placed-errors.ts";
import type { Publisher } from "./publisher.ts";

const STEPS = {
  servers: ["check", "commit", "build", "verify", "switch"],
  branch: ["check", "commit", "push"],
  back: ["switch"],
} as const satisfies Record<string, readonly PublishStep[]>;

/** Of what a program wrote; the end of it says what went wrong. */
const MOST_LINES = 400;

type RunsNeeds = {
  contentDir: string;
  publisher: Publisher;
  now: () => Date;
  changes: (contentFolder: ContentFolder) => Promise<ContentChanges>;
  checkContent: (contentDir: string) => Promise<ContentFindings>;
};

/** An end of a run that its errors explain. */
class RunFailed extends Error {
  readonly errors: readonly EntryError[];

  constructor(...errors: readonly EntryError[]) {
    super("the run failed");
    this.errors = errors;
  }
}

const failedBy = (why: Reason) => new RunFailed({ reason: why });

/** Publications and ways back, one at a time. The last one is remembered: whoever opens the editor sees it. */
export function createPublishRuns({ contentDir, publisher, now, changes, checkContent }: RunsNeeds) {
  let run: PublishRun | null = null;
  let cancel: (() => void) | null = null;
  let isCancelled = false;
  const set = (change: Partial<PublishRun>) => {
    if (run) run = { ...run, ...change };
  };
  const say = (line: string) => set({ log: [...(run?.log ?? []), line].slice(-MOST_LINES) });

  function begin(action: PublishRun["action"], by: Person, steps: readonly PublishStep[], work: () => Promise<void>) {
    if (run && run.result === null) return false;
    const [step = "switch"] = steps;
    const startedAt = now().toISOString();
    run = { action, by: by.name, startedAt, endedAt: null, steps, step, ...NOTHING_YET };
    isCancelled = false;
    void end(work());
    return true;
  }

  async function end(work: Promise<void>) {
    try {
      await work;
      set({ result: "done" });
    } catch (error) {
      if (!(error instanceof RunFailed)) say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      const errors = error instanceof RunFailed ? error.errors : [{ reason: reason("publishBuild") }];
      set(isCancelled ? { result: "cancelled" } : { result: "failed", errors });
    }
    cancel = null;
    set({ endedAt: now().toISOString(), progress: null });
  }

  async function assertContentIsRight() {
    const { errors } = await checkContent(contentDir);
    if (errors.length > 0) throw new RunFailed(...errors);
  }

  function assertNotCancelled() {
    if (isCancelled) throw new RunFailed();
  }

  async function commit(person: Person, target: PublishTarget) {
    const state = await commitStateOf(contentDir);
    if (state !== "yes") {
      if (target.to === "branch")
        throw failedBy(reason(state === "noBranch" ? "publishNoBranch" : "publishNoRepository"));
      return set({ commit: { not: state } });
    }
    const contentFolder = openContentFolder(contentDir);
    const message = commitMessage(await changes(contentFolder), contentFolder.defaultLocale);
    const committed = await commitContent(contentDir, message, person);
    if ("failed" in committed) throw failedBy(committed.failed);
    return set({ commit: committed });
  }

  /** `npm run publish`, until it ends. */
  async function build(args: readonly string[]) {
    const running = publisher.run(args, {
      onLine: say,
      onReport(report) {
        if ("progress" in report) set({ progress: report.progress });
        else if ("release" in report) set({ release: report.release, isSeen: report.showing.length > 0 });
        // The content was checked before; the command checks it for those who call it by hand.
        else if (report.step !== "check") set({ step: report.step, progress: null });
      },
    });
    cancel = running.cancel;
    if ((await running.done) === 0) return;
    const keys = { verify: "publishVerify", switch: "publishSwitch" } as const;
    const step = run?.step === "verify" || run?.step === "switch" ? run.step : null;
    const why = reason(step ? keys[step] : "publishBuild");
    const named = step ? [] : filesNamedIn(contentDir, run?.log ?? [], why);
    throw new RunFailed(...(named.length > 0 ? named : [{ reason: why }]));
  }

  return {
    current: () => run,
    publish(person: Person, target: PublishTarget) {
      return begin("publish", person, STEPS[target.to], async () => {
        await assertContentIsRight();
        assertNotCancelled();
        set({ step: "commit" });
        await commit(person, target);
        assertNotCancelled();
        set({ step: target.to === "branch" ? "push" : "build" });
        if (target.to === "servers") return build(["--by", person.name]);
        const why = await pushContent(contentDir, target);
        if (why) throw failedBy(why);
      });
    },
    undo: (person: Person) => begin("undo", person, STEPS.back, () => build(["--undo"])),
    show: (person: Person, release: string) => begin("show", person, STEPS.back, () => build(["--to", release])),
    /** Before anything new is shown; a switch is taken back by undoing it. */
    cancel() {
      if (run?.result !== null || run.step === "switch" || run.step === "push") return false;
      isCancelled = true;
      cancel?.();
      return true;
    },
  };
}

const NOTHING_YET = {
  progress: null,
  result: null,
  commit: null,
  release: null,
  isSeen: false,
  errors: [],
  log: [],
} as const satisfies Partial<PublishRun>;
