import { describe, expect, it } from "vitest";
import { errorStatusFor, statusOf } from "./error-page.ts";

describe("the status of an error", () => {
  it.each([
    [Object.assign(new Error("gone"), { status: 410 }), 410],
    [Object.assign(new Error("late"), { response: new Response("", { status: 504 }) }), 504],
    [Object.assign(new Error("both"), { status: 429, response: { status: 503 } }), 429],
    [new Error("plain"), 500],
    [Object.assign(new Error("no error"), { status: 200 }), 500],
    [Object.assign(new Error("words"), { status: "404" }), 500],
    ["thrown text", 500],
    [null, 500],
  ])("%o: %i", (error, status) => expect(statusOf(error)).toBe(status));

  it.each([
    [404, 404],
    [410, 404],
    [405, 405],
    [503, 503],
    [504, 500],
  ])("%i is shown by the page of %i", (status, page) => expect(errorStatusFor(status)).toBe(page));
});
