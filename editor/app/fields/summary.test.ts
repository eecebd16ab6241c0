import { expect, test } from "vitest";
import type { Shape } from "#editor/contract.ts";
import { summaryOf, wordsIn } from "./summary.ts";

const words = {
  code: "ar",
  option: (value: string) => `<${value}>`,
  t: ((key: string) => key) as never,
  targetTitle: (to: string, id: string) => `${to} ${id}`,
};

test("a row is known by its name before anything else", () => {
  const field = (name: string, shape: Shape) => ({ name, optional: false, nullable: false, shape });
  const language: Shape = {
    type: "group",
    fields: [
      field("code", { type: "text", long: false }),
      field("dir", { type: "choice", options: ["rtl", "ltr"] }),
      field("name", { type: "text", long: false }),
    ],
  };
  expect(summaryOf(language, { code: "de", dir: "ltr", name: "Deutsch" }, words)).toBe("Deutsch");
  expect(summaryOf(language, { code: "de", dir: "ltr" }, words)).toBe("<ltr>");
});

test("a group of interface texts is known by its first words, plain ones before formulas", () => {
  const group = {
    count: { ar: "{count, plural, other {#}}", en: "#" },
    nav: { blog: { ar: "المدوّنة", en: "Blog" }, shop: { ar: "المتجر", en: "Shop" } },
  };
  expect(wordsIn(group, "ar")).toBe("المدوّنة · المتجر");
  expect(wordsIn(group, "en")).toBe("# · Blog · Shop");
  expect(wordsIn({ count: group.count }, "ar")).toBe("{count, plural, other {#}}");
});

test("a link of the menu is known by what it leads to, and says that it is hidden", () => {
  const link: Shape = {
    type: "variants",
    by: "to",
    variants: { page: [{ name: "page", optional: false, nullable: false, shape: { type: "reference", to: "page" } }] },
  };
  expect(summaryOf(link, { to: "page", page: "faq" }, words)).toBe("<page> · page faq");
  expect(summaryOf(link, { to: "page", page: "faq", hidden: true }, words)).toBe("<page> · page faq · states.hidden");
});
