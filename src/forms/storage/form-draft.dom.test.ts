import { beforeEach, describe, expect, it, vi } from "vitest";
import { attemptFor, deleteDraft, readDraft, saveDraft } from "./form-draft.ts";

const draft = { values: { name: "ليلى" }, query: "" };

beforeEach(() => sessionStorage.clear());

describe("a draft", () => {
  it("is kept until it is dropped, each form's for itself", () => {
    saveDraft("contact", draft);
    expect(readDraft("contact")).toEqual(draft);
    expect(readDraft("serial")).toBeNull();
    deleteDraft("contact");
    expect(readDraft("contact")).toBeNull();
  });

  it("that is none is no draft", () => {
    for (const kept of ["{", "5", "null", "[]", '{"values":3}']) {
      sessionStorage.setItem("form-contact", kept);
      expect(readDraft("contact"), kept).toBeNull();
    }
  });

  it("is done without where the browser keeps nothing", () => {
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => saveDraft("contact", draft)).not.toThrow();
    refused.mockRestore();
  });
});

describe("an attempt", () => {
  it("keeps its key and language while the words are the same, and gets another with others", () => {
    const attempt = attemptFor(draft, "a", "ar");
    expect(attempt.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(attemptFor({ ...draft, attempt }, "a", "ar")).toBe(attempt);
    expect(attemptFor({ ...draft, attempt }, "a", "en")).toBe(attempt);
    expect(attemptFor({ ...draft, attempt }, "b", "ar").key).not.toBe(attempt.key);
  });
});
