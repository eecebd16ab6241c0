import { DRAWN_TARGETS, ENTRY_TARGETS, TAXONOMY_TARGETS } from "#build/content/content-targets.ts";
import { readIfSound, titleOf } from "#build/entries/entries.ts";
import { findKind, ONLY_ENTRY } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import { listIds, type Workspace } from "#build/entries/workspace.ts";
import type { Content, Titles } from "#editor/contract.ts";

type Target = { id: string; title: Titles };

/** What references may name, each with its title where it has one. */
export function listTargets(workspace: Workspace): Content["targets"] {
  const dataOf = (kindId: string, id = ONLY_ENTRY): unknown => {
    const kind = findKind(kindId);
    return kind && readIfSound(workspace, kind, id)?.data;
  };
  const entries = (kindId: string): Target[] => {
    const kind = findKind(kindId);
    const ids = kind ? listIds(workspace, kind) : [];
    return ids.map((id) => ({ id, title: titleOf(dataOf(kindId, id), workspace.locales) }));
  };
  const rows = (list: unknown): Target[] =>
    recordsIn(list).map((row) => ({ id: String(row["id"]), title: titleOf(row, workspace.locales) }));
  const taxonomy = dataOf("taxonomy");
  return {
    ...mapValues(ENTRY_TARGETS, entries),
    ...mapValues(TAXONOMY_TARGETS, (list) => rows(isRecord(taxonomy) ? taxonomy[list] : [])),
    ...mapValues(DRAWN_TARGETS, (ids) => ids.map((id) => ({ id, title: {} }))),
    question: rows(questionsIn(dataOf("faq"))),
  };
}

const questionsIn = (faq: unknown): unknown[] =>
  recordsIn(isRecord(faq) ? faq["groups"] : []).flatMap((group) => recordsIn(group["questions"]));

const recordsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
