import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { localizerOf } from "#domain/language/localized.ts";
import { pageFileSchema } from "#domain/site/page.ts";

const recipes = new Map(
  readFileSync("docs/recipes.md", "utf8")
    .split(/^## /m)
    .slice(1)
    .map((recipe) => [recipe.split("\n", 1)[0] ?? "", recipe] as const),
);

/** The files of a recipe's table. */
const filesIn = (recipe: string) => [...recipe.matchAll(/^\| `([^`]+)`\s*\|/gm)].map(([, file = ""]) => file);

/** Files of code and content in which something is named. Tests, flows and benchmarks may name anything. */
const filesNaming = (pattern: RegExp) =>
  globSync(["{build,content,domain,editor,harness,scripts,server,src}/**/*.{ts,tsx,astro,json,css}"])
    .map((file) => file.split("\\").join("/"))
    .filter((file) => !file.startsWith("src/.generated/") && !file.includes("node_modules/"))
    .filter(
      (file) =>
        !/\.test\.tsx?$|^harness\/browsers\/flows\/|^scripts\/bench\//.test(file) &&
        pattern.test(readFileSync(file, "utf8")),
    )
    .sort();

/** Where the sections of the home page are named, which are called like a page or a kind of content. */
const HOME_SECTION_FILES =
  /^(?:src\/features\/home\/|src\/pages\/\[locale\]\/index\.astro|domain\/site\/home(?:-sections)?\.ts|content\/home\.json)/;

/**
 * How the example of each recipe is named in the project. Every file that names it must stand in the recipe, but for
 * those that only use what the recipe made: links, lists of entries, drawings.
 */
const EXAMPLES: Readonly<Record<string, { named: RegExp; uses: readonly RegExp[] }>> = {
  "A section": { named: /AboutValues|about-values/, uses: [] },
  "A page": {
    named: /"faq"(?!:)|(?<![\w.])faq: \{|faq\.props|\/faq(?:"|\$|\.json)/,
    // Questions are also a kind of content of their own, and a section of the home page.
    uses: [
      HOME_SECTION_FILES,
      /^editor\//,
      /^src\/(?:content|gallery)\//,
      /^build\/(?:entries\/|content\/content-targets)/,
      /faq-browser/,
    ],
  },
  "A content file of one page": {
    named: /aboutFile|aboutIn|(?<!pages)\/about\.json"|about: \{ (?:files|group)|"about": "/,
    // The team's page reads the same file; a message may be called "about".
    uses: [/^src\/features\/about\/team\.props\.ts$/, /^content\/messages\//],
  },
  "A form field": { named: /name(?:=|: )"device"|"device": "/, uses: [/^editor\//] },
  "An API resource": {
    named: /cspReport|csp-report|CSP_REPORT/,
    // It is also sent to, by what tests and benchmarks send.
    uses: [/^server\/pages\/security-headers\.ts$/, /^harness\/hostile-requests\.ts$/],
  },
  "A kind of content": {
    named: /"testimonials"|\btestimonials: |contentEntries\.testimonials|testimonialFileSchema/,
    // Its section on the home page, and that section's place in the menu.
    uses: [HOME_SECTION_FILES, /^content\/(?:navigation\.json|messages\/)/],
  },
  "A product screen": { named: /"daftar-tax"|DaftarTaxReport/, uses: [] },
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

  it.each([...recipes])("%s: code in its table stands in the file of its row", (_, recipe) => {
    const rows = [...recipe.matchAll(/^\| `([^`]+)`\s*\|(.*)\|$/gm)];
    const missing = rows.flatMap(([, file = "", words = ""]) =>
      [...words.matchAll(/`([^`]+)`/g)]
        .map(([, code = ""]) => code)
        .filter((code) => /[<(]|^export /.test(code) && !readFileSync(file, "utf8").includes(code)),
    );
    expect(missing).toEqual([]);
  });

  it.each([...recipes])("%s: its samples use what the files of the example use", (_, recipe) => {
    const wordsOf = (text: string) => new Set(text.match(/[A-Za-z]{2,}/g));
    const known = wordsOf(
      filesIn(recipe)
        .map((file) => readFileSync(file, "utf8"))
        .join(),
    );
    const samples = [...recipe.matchAll(/^```\w+\n(.*?)^```/gms)].map(([, sample = ""]) => sample).join();
    expect([...wordsOf(samples)].filter((word) => !known.has(word))).toEqual([]);
  });

  it("gives the lengths that the words of a page may have", () => {
    const schema = pageFileSchema(localizerOf(["en"]));
    const lengths = [...(recipes.get("A page") ?? "").matchAll(/`(\w+)` (\d+)–(\d+)/g)];
    const page = { title: 20, description: 80, label: 20, heading: 20, lead: 80 };
    const isAccepted = (field: string, length: number) => {
      const texts = Object.entries({ ...page, [field]: length }).map(([name, size]) => [
        name,
        { en: "x".repeat(size) },
      ]);
      const { title, description, ...words } = Object.fromEntries(texts);
      return schema.safeParse({ seo: { title, description }, ...words }).success;
    };
    expect(lengths.map(([, field]) => field)).toEqual(Object.keys(page));
    for (const [, field = "", min, max] of lengths) {
      const tried = [Number(min) - 1, Number(min), Number(max), Number(max) + 1];
      expect({ field, accepted: tried.map((length) => isAccepted(field, length)) }).toEqual({
        field,
        accepted: [false, true, true, false],
      });
    }
  });

  it("names files that exist in its text, too", () => {
    const named = [...recipes.values()].flatMap((recipe) =>
      [...recipe.matchAll(/`((?:build|content|domain|harness|server|src|tests)\/[^`<*]+\.\w+)`/g)].map(
        ([, file = ""]) => file,
      ),
    );
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
