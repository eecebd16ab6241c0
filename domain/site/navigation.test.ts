import { describe, expect, it } from "vitest";
import { localizerOf } from "#domain/language/localized.ts";
import { navigationFileSchema } from "./navigation.ts";

const schema = navigationFileSchema(localizerOf(["ar", "en"]));
const withMenu = (menu: unknown[]) => schema.safeParse({ menu, footer: [] });
const reasons = (menu: unknown[]) => withMenu(menu).error?.issues.map(({ message }) => message) ?? [];
const name = { ar: "المركز", en: "Centre" };

describe("an item of the menu", () => {
  it.each([
    ["a page", { to: "page", page: "faq", icon: "info" }],
    ["a section of home, hidden for now", { to: "section", section: "work", icon: "info", hidden: true }],
    ["an app under a name of its own", { to: "app", app: "daftar", name, icon: "info" }],
    ["an address outside", { to: "address", url: "https://help.example.com", name, icon: "link" }],
  ])("is %s", (_, item) => {
    expect(reasons([item])).toEqual([]);
  });

  it.each([
    ["an outside address without a name", { to: "address", url: "https://help.example.com", icon: "link" }],
    ["an address that is a script", { to: "address", url: "javascript:alert(1)", name, icon: "link" }],
    ["a name in one language", { to: "page", page: "faq", name: { ar: "أسئلة" }, icon: "info" }],
    ["a whole list, which only the footer has", { to: "allServices", icon: "info" }],
  ])("is not %s", (_, item) => {
    expect(withMenu([item]).success).toBe(false);
  });

  it("leads where no other item leads", () => {
    const twice = { to: "page", page: "faq", icon: "info" };
    expect(reasons([twice, { ...twice, name }])).toEqual(["no two items lead to the same place"]);
    expect(reasons([twice, { ...twice, page: "about" }])).toEqual([]);
  });
});
