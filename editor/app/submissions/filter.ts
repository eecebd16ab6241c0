import { FORM_IDS } from "#domain/forms/forms.ts";
import { MAIL_STATES, SUBMISSION_STATES, TRUSTS } from "#domain/forms/submission.ts";
import type { SubmissionFilter } from "#editor/contract.ts";

export type FilterName = keyof SubmissionFilter;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter that an address names; what it does not understand is left out. */
export function parseFilter(query: string): SubmissionFilter {
  const given = new URLSearchParams(query);
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === given.get(name));
  const day = (name: string) => (DAY.test(given.get(name) ?? "") ? (given.get(name) ?? undefined) : undefined);
  const filter = {
    kind: one("kind", FORM_IDS),
    state: one("state", SUBMISSION_STATES),
    trust: one("trust", TRUSTS),
    mail: one("mail", MAIL_STATES),
    assignee: given.get("assignee") ?? undefined,
    since: day("since"),
    until: day("until"),
    text: given.get("text") || undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** The address's query with one part changed; undefined leaves it out. */
export function queryWith(filter: SubmissionFilter, name: FilterName, value: string | undefined): string {
  const entries = Object.entries({ ...filter, [name]: value });
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => entry[1] !== undefined)).toString();
}
