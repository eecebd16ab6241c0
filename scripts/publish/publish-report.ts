import type { BuildState } from "#scripts/build/progress.ts";

/** What a publication tells the process that started it. `showing`: ports whose servers show the release. */
export type PublishReport =
  | { step: "check" | "build" | "verify" | "switch" }
  | { progress: BuildState }
  | { release: string | null; showing: readonly number[] };

/** Sent by that process, which also ends it by ending itself. */
export const CANCEL = "cancel";
