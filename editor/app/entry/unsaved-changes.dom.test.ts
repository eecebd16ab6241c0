import { beforeEach, describe, expect, test } from "vitest";
import { deleteUnsaved, readUnsaved, saveUnsaved, type UnsavedChanges } from "./unsaved-changes.ts";

const unsaved: UnsavedChanges = {
  data: { title: { ar: "عنوان" } },
  texts: { ar: "نص" },
  version: "v1",
  savedAt: 1_800_000_000_000,
};

beforeEach(() => localStorage.clear());

describe("unsaved changes", () => {
  test("are kept for their entry alone, until they are dropped", () => {
    expect(saveUnsaved("blog", "a-post", unsaved)).toBe(true);
    expect(readUnsaved("blog", "a-post")).toEqual(unsaved);
    expect(readUnsaved("blog", "another")).toBeNull();
    deleteUnsaved("blog", "a-post");
    expect(readUnsaved("blog", "a-post")).toBeNull();
  });

  test("that cannot be read are none", () => {
    localStorage.setItem("editor-unsaved:blog/a-post", '{"data":1');
    expect(readUnsaved("blog", "a-post")).toBeNull();
    localStorage.setItem("editor-unsaved:blog/a-post", '{"data":{}}');
    expect(readUnsaved("blog", "a-post")).toBeNull();
  });

  test("that do not fit into the storage stop nobody from typing", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    } as unknown as Storage;
    expect(saveUnsaved("blog", "a-post", unsaved, full)).toBe(false);
  });
});
