// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { type Draft, deleteDraft, readDraft, saveDraft } from "./draft.ts";

const draft: Draft = {
  data: { title: { ar: "عنوان" } },
  texts: { ar: "نص" },
  version: "v1",
  savedAt: 1_800_000_000_000,
};

beforeEach(() => localStorage.clear());

describe("a draft", () => {
  test("is kept for its entry alone, until it is dropped", () => {
    expect(saveDraft("blog", "a-post", draft)).toBe(true);
    expect(readDraft("blog", "a-post")).toEqual(draft);
    expect(readDraft("blog", "another")).toBeNull();
    deleteDraft("blog", "a-post");
    expect(readDraft("blog", "a-post")).toBeNull();
  });

  test("that cannot be read is none", () => {
    localStorage.setItem("editor-draft:blog/a-post", '{"data":1');
    expect(readDraft("blog", "a-post")).toBeNull();
    localStorage.setItem("editor-draft:blog/a-post", '{"data":{}}');
    expect(readDraft("blog", "a-post")).toBeNull();
  });

  test("that does not fit into the storage stops nobody from typing", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    } as unknown as Storage;
    expect(saveDraft("blog", "a-post", draft, full)).toBe(false);
  });
});
