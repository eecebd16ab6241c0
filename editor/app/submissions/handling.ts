import type { Submission } from "#editor/contract.ts";

/** What people change of a submission. */
export type Handling = Pick<Submission, "state" | "assignee" | "note">;

const NAMES = ["state", "assignee", "note"] as const;

export const handlingOf = ({ state, assignee, note }: Submission): Handling => ({ state, assignee, note });

export const differing = (a: Handling, b: Handling) => NAMES.filter((name) => a[name].trim() !== b[name].trim());
export const sameHandling = (a: Handling, b: Handling) => differing(a, b).length === 0;

/** What was typed upon one version, upon the next: only what was not touched follows it. */
export function rebased(mine: Handling, last: Handling, next: Handling): Handling {
  return {
    state: mine.state === last.state ? next.state : mine.state,
    assignee: mine.assignee === last.assignee ? next.assignee : mine.assignee,
    note: mine.note === last.note ? next.note : mine.note,
  };
}
