import { describe, expect, it } from "vitest";
import english from "#content/messages/en.json";
import type { Translate } from "#domain/language/translate.ts";
import { messagesIn } from "./messages.ts";

// What must not compile is marked: the type check fails where one of these lines does compile.
describe("a translator limited to some keys", () => {
  const t: Translate<"apps.download" | "frame.newTab"> = messagesIn("en");

  it("gives the texts of its groups and keys, with values filled in", () => {
    expect(t("frame.newTab")).toBe(english.frame.newTab);
    expect(t("apps.download.title", { name: "Daftar" })).toBe(
      english.apps.download.title.replace("{name}", () => "Daftar"),
    );
  });

  it("does not compile with a key that does not exist, and fails the build", () => {
    // @ts-expect-error: misspelt
    expect(() => t("apps.download.titel")).toThrow();
  });

  it("does not compile with a key of another group", () => {
    // @ts-expect-error: not among its keys
    expect(t("frame.skip")).toBe(english.frame.skip);
    // @ts-expect-error: cannot stand for a wider one
    const wider: Translate<"apps"> = t;
    expect(wider("apps.rating")).toBe(english.apps.rating);
  });

  it("fails the build where a value is missing", () => {
    expect(() => t("apps.download.title")).toThrow();
  });
});
