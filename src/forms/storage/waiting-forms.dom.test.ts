import { beforeEach, describe, expect, it, vi } from "vitest";
import { WAITING_FORMS_KEY, WAITING_FORMS_MAX_AGE_MS } from "#domain/site/constants.ts";
import { deleteWaiting, readWaiting, saveWaiting } from "./waiting-forms.ts";

const draft = { values: { name: "ليلى" }, query: "" };

beforeEach(() => localStorage.clear());

describe("a form that waits to be sent", () => {
  it("is kept until it is dropped, each for itself, and leaves nothing behind", () => {
    saveWaiting("contact", draft);
    saveWaiting("serial", { ...draft, query: "?app=raff" });
    expect(readWaiting().contact?.draft).toEqual(draft);
    deleteWaiting("contact");
    expect(Object.keys(readWaiting())).toEqual(["serial"]);
    deleteWaiting("serial");
    expect(localStorage.getItem(WAITING_FORMS_KEY)).toBeNull();
  });

  it("is forgotten when its time is over, on the device too", () => {
    saveWaiting("contact", draft, 1_000);
    expect(readWaiting(1_000 + WAITING_FORMS_MAX_AGE_MS - 1).contact).toBeDefined();
    expect(readWaiting(1_000 + WAITING_FORMS_MAX_AGE_MS)).toEqual({});
    expect(localStorage.getItem(WAITING_FORMS_KEY)).toBeNull();
  });

  it("that cannot be read is none", () => {
    for (const kept of ["{", "5", '{"contact":{"atMs":"now"}}', '{"contact":{"atMs":1,"draft":{}}}', '{"other":{}}']) {
      localStorage.setItem(WAITING_FORMS_KEY, kept);
      expect(readWaiting(2), kept).toEqual({});
    }
  });

  it("is done without where the browser keeps nothing", () => {
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => saveWaiting("contact", draft)).not.toThrow();
    refused.mockRestore();
  });
});
