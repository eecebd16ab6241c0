import type { PublishRun, PublishTarget } from "#editor/contract.ts";

type Report =
  | { step: "check" | "build" | "verify" | "switch" }
  | { progress: NonNullable<PublishRun["progress"]> }
  | { release: string | null; showing: readonly number[] };

export type KeptRelease = {
  name: string;
  at: string;
  by: string | null;
  replaced: string | null;
  /** A copy of the content it is of; older releases have none. */
  contentDir: string | null;
};

/** How this site is published: `npm run publish` and what it keeps. `scripts/edit.ts` hands it to the editor. */
export type Publisher = {
  target: PublishTarget | null;
  releases: () => { list: KeptRelease[]; current: string | null; before: { release: string | null } | null };
  /** The content of the build that is shown where there is no release. */
  builtContent: () => string | null;
  siteUrl: () => Promise<string | null>;
  run: (
    args: readonly string[],
    watcher: { onReport: (report: Report) => void; onLine: (line: string) => void },
  ) => { done: Promise<number>; cancel: () => void };
};
