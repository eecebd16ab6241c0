import { DRAWN_TARGETS, ENTRY_TARGETS, TAXONOMY_TARGETS } from "#build/content/content-targets.ts";
import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { readIfParsable, titleOf } from "#build/entries/entries.ts";
import { findKind, ONLY_ENTRY } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import { HOME_SECTIONS } from "#domain/site/home-sections.ts";
import { PAGE_IDS } from "#domain/site/pages.ts";
import type { Content, Titles } from "#editor/contract.ts";

type Target = { id: string; title: Titles };

/** What references may name, each with its title where it has one. */
export function listTargets(contentFolder: ContentFolder): Content["targets"] {
  const dataOf = (kindId: string, id = ONLY_ENTRY): unknown => {
    const kind = findKind(kindId);
    return kind && readIfParsable(contentFolder, kind, id)?.data;
  };
  const entries = (kindId: string): Target[] => {
    const kind = findKind(kindId);
    const ids = kind ? listIds(contentFolder, kind) : [];
    return ids.map((id) => ({ id, title: titleOf(dataOf(kindId, id), contentFolder.locales) }));
  };
  /** What menus call it: pages and sections of the home page have a heading that is a sentence. */
  const labelled = (id: string, data: unknown): Target => ({
    id,
    title: titleOf({ name: isRecord(data) ? data["label"] : undefined }, contentFolder.locales),
  });
  const rows = (list: unknown): Target[] =>
    recordsIn(list).map((row) => ({ id: String(row["id"]), title: titleOf(row, contentFolder.locales) }));
  const taxonomy = dataOf("taxonomy");
  const home = dataOf("home");
  const heads = isRecord(home) ? home["sections"] : undefined;
  return {
    ...mapValues(ENTRY_TARGETS, entries),
    ...mapValues(TAXONOMY_TARGETS, (list) => rows(isRecord(taxonomy) ? taxonomy[list] : [])),
    ...mapValues(DRAWN_TARGETS, (ids) => ids.map((id) => ({ id, title: {} }))),
    page: PAGE_IDS.map((id) => labelled(id, dataOf("pages", id))),
    section: HOME_SECTIONS.map((id) => labelled(id, isRecord(heads) ? heads[id] : undefined)),
    question: rows(questionsIn(dataOf("faq"))),
  };
}

const questionsIn = (faq: unknown): unknown[] =>
  recordsIn(isRecord(faq) ? faq["groups"] : []).flatMap((group) => recordsIn(group["questions"]));

const recordsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
