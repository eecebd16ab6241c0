import { describe, expect, test } from "vitest";
import type { Entry, EntryError } from "#editor/contract.ts";
import { entryReducer, isChanged, isDraft, openEntry, versionOf } from "./entry-state.ts";

const entry: Entry = {
  kind: "blog",
  id: "a-post",
  fields: [],
  data: { title: { ar: "عنوان قديم", en: "Old title" }, tags: ["planning"] },
  texts: { ar: "نص", en: "Text" },
  version: "v1",
  draftVersion: "",
  missing: [],
  pages: null,
};
const error = (place: Partial<EntryError>, key: string): EntryError => ({ ...place, reason: { key, values: {} } });
const open = openEntry(entry);
const retitled = entryReducer(open, { type: "set", path: ["title", "ar"], value: "عنوان جديد" });
const refused = entryReducer(retitled, {
  type: "refused",
  answer: {
    errors: [error({ path: ["title", "ar"] }, "a"), error({ path: ["tags"] }, "b"), error({ text: "en" }, "c")],
  },
});

describe("an entry", () => {
  test("is changed by typing, and not any more when the old words stand there again", () => {
    expect(isChanged(open)).toBe(false);
    expect(isChanged(retitled)).toBe(true);
    expect(isChanged(entryReducer(retitled, { type: "set", path: ["title", "ar"], value: "عنوان قديم" }))).toBe(false);
    expect(isChanged(entryReducer(open, { type: "write", locale: "ar", text: "نص آخر" }))).toBe(true);
  });

  test("keeps what was typed while it was being saved", () => {
    const sent = { data: retitled.data, texts: retitled.texts };
    const typedOn = entryReducer(entryReducer(retitled, { type: "saving", to: "entries" }), {
      type: "write",
      locale: "en",
      text: "More",
    });
    const answer = { version: "v2", draftVersion: "", missing: [], files: [] };
    const saved = entryReducer(typedOn, { type: "saved", answer, ...sent });
    expect(saved.base.version).toBe("v2");
    expect(saved.texts["en"]).toBe("More");
    expect(isChanged(saved)).toBe(true);
  });
});

describe("a refusal", () => {
  test("loses nothing that was typed", () => {
    expect(refused.data).toBe(retitled.data);
    expect(isChanged(refused)).toBe(true);
  });

  test("stands at its field until that is mended", () => {
    const mended = entryReducer(refused, { type: "set", path: ["title", "ar"], value: "أحسن" });
    expect(mended.errors.map(({ reason }) => reason.key)).toEqual(["b", "c"]);
    const firstTag = entryReducer(mended, { type: "set", path: ["tags", 0], value: "mobile" });
    expect(firstTag.errors.map(({ reason }) => reason.key)).toEqual(["c"]);
    const whole = entryReducer(firstTag, { type: "write", locale: "en", text: "!" });
    expect(whole).toMatchObject({ errors: [], saving: "no" });
  });
});

describe("a draft", () => {
  const missing = [error({ path: ["title", "en"] }, "a"), error({ text: "en" }, "b")];
  const answer = { version: "v1", draftVersion: "d1", missing, files: [] };
  const sent = { data: retitled.data, texts: retitled.texts };
  const kept = entryReducer(entryReducer(retitled, { type: "saving", to: "drafts" }), {
    type: "saved",
    answer,
    ...sent,
  });

  test("is saved with what is missing in it, which is no refusal", () => {
    expect(isDraft(kept.base)).toBe(true);
    expect(kept).toMatchObject({ saving: "done", errors: [], missing });
    expect(isChanged(kept)).toBe(false);
    expect(versionOf(kept.base)).toBe("d1");
  });

  test("lacks less with each place that is written", () => {
    const titled = entryReducer(kept, { type: "set", path: ["title", "en"], value: "New title" });
    expect(titled.missing.map(({ reason }) => reason.key)).toEqual(["b"]);
    expect(entryReducer(titled, { type: "write", locale: "en", text: "Text" }).missing).toEqual([]);
  });

  test("is none any more once it is published", () => {
    const published = { version: "v2", draftVersion: "", missing: [], files: [] };
    const state = entryReducer(kept, { type: "saved", answer: published, ...sent });
    expect(isDraft(state.base)).toBe(false);
    expect(state.missing).toEqual([]);
  });
});

describe("what somebody else saved meanwhile", () => {
  const theirs = { ...entry, data: { title: { ar: "عنوانهم", en: "Theirs" }, tags: [] }, version: "v9" };
  const conflict = entryReducer(retitled, { type: "refused", answer: { errors: [], current: theirs } });

  test("can be taken", () => {
    const taken = entryReducer(conflict, { type: "reset", entry: theirs });
    expect(taken.data).toEqual(theirs.data);
    expect(isChanged(taken)).toBe(false);
  });

  test("can be overwritten knowingly", () => {
    const kept = entryReducer(conflict, { type: "keepMine", theirs });
    expect(kept.data).toBe(retitled.data);
    expect(kept.base.version).toBe("v9");
    expect(isChanged(kept)).toBe(true);
  });
});
