import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const recipes = new Map(
  readFileSync("docs/recipes.md", "utf8")
    .split(/^## /m)
    .slice(1)
    .map((recipe) => [recipe.split("\n", 1)[0] ?? "", recipe] as const),
);

/** The files of a recipe's table. */
const filesIn = (recipe: string) => [...recipe.matchAll(/^\| `([^`]+)`\s*\|/gm)].map(([, file = ""]) => file);

/** Files of code and content in which something is named. Tests may name anything. */
const filesNaming = (pattern: RegExp) =>
  globSync(["{build,content,domain,editor,scripts,server,src}/**/*.{ts,tsx,astro,json,css}"])
    .map((file) => file.split("\\").join("/"))
    .filter((file) => !file.startsWith("src/.generated/") && !file.includes("node_modules/"))
    .filter((file) => !/\.test\.tsx?$/.test(file) && pattern.test(readFileSync(file, "utf8")))
    .sort();

/**
 * How the example of each recipe is named in the project. Every file that names it must stand in the recipe, but for
 * those that only use what the recipe made: links, lists of entries, drawings.
 */
const EXAMPLES: Readonly<Record<string, { named: RegExp; uses: readonly RegExp[] }>> = {
  "A section": { named: /AboutValues|about-values/, uses: [] },
  "A page": {
    named: /"faq"(?!:)|(?<![\w.])faq: \{|faq\.props|"\/faq"/,
    // Questions are also a kind of content of their own.
    uses: [/^editor\//, /^src\/(?:content|gallery)\//, /^build\/(?:content|entries)\//, /faq-browser/],
  },
  "A form field": { named: /name(?:=|: )"device"|"device": "/, uses: [/^editor\//] },
  "An API resource": {
    named: /cspReport|csp-report|CSP_REPORT/,
    uses: [/^server\/pages\/security-headers\.ts$/],
  },
  "A kind of content": {
    named: /"testimonials"|\btestimonials: |contentEntries\.testimonials|testimonialFileSchema/,
    // Its section on the home page, and that section's place in the menu.
    uses: [
      /^src\/features\/home\//,
      /^src\/frame\/drawer\.tsx$/,
      /^domain\/site\/(?:home|menu)\.ts$/,
      /^content\/(?:home\.json|messages\/)/,
    ],
  },
};

describe("docs/recipes.md", () => {
  it("has an example for every recipe", () => {
    expect([...recipes.keys()]).toEqual(Object.keys(EXAMPLES));
  });

  it.each([...recipes])("%s: every file it lists is there", (_, recipe) => {
    expect(filesIn(recipe).length).toBeGreaterThan(2);
    expect(filesIn(recipe).filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(Object.entries(EXAMPLES))(
    "%s: no file that the example needs is missing from it",
    (name, { named, uses }) => {
      const listed = filesIn(recipes.get(name) ?? "");
      const found = filesNaming(named);
      expect(found.length).toBeGreaterThan(2);
      expect(found.filter((file) => !listed.includes(file) && !uses.some((use) => use.test(file)))).toEqual([]);
    },
  );

  it("names files that exist in its text, too", () => {
    const named = [...recipes.values()].flatMap((recipe) =>
      [...recipe.matchAll(/`((?:build|content|domain|harness|server|src|tests)\/[^`<*]+\.\w+)`/g)].map(
        ([, file = ""]) => file,
      ),
    );
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
