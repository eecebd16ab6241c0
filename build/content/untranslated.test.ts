import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openContentFolder } from "#build/entries/content-folder.ts";
import { UnreadableFileError } from "#build/entries/entries.ts";
import { copyContent } from "#harness/content-copy.ts";
import { checkContent } from "./content-check.ts";
import { errorLine } from "./content-errors.ts";
import { confirmTexts, fingerprintOf, listUntranslated, needsTranslation } from "./untranslated.ts";

type Words = Record<string, string>;

describe("texts that nobody has translated", () => {
  let content: ReturnType<typeof copyContent>;
  beforeEach(() => {
    content = copyContent();
  });
  afterEach(() => content.remove());

  /** As if these English texts had been copied from Arabic. */
  const mark = (...texts: string[]) =>
    writeFileSync(
      join(content.dir, "untranslated.json"),
      JSON.stringify({ en: { from: "ar", texts: texts.map(fingerprintOf) } }),
    );
  const marksFile = () => JSON.parse(readFileSync(join(content.dir, "untranslated.json"), "utf8"));
  const listed = () => listUntranslated(openContentFolder(content.dir));
  const places = () => listed().map(({ file, field }) => `${file} ${field}`);
  const setRole = (member: string, role: string) =>
    content.edit(`team/${member}.json`, (data: { role: Words }) => {
      data.role["en"] = role;
    });

  it("are none where nothing is marked", () => {
    expect(listed()).toEqual([]);
  });

  it("are listed with the place in the entry and in the file", () => {
    setRole("huda-salim", "Chief of everything");
    mark("Chief of everything");
    expect(listed()).toEqual([
      {
        kind: "team",
        id: "huda-salim",
        file: "team/huda-salim.json",
        field: "role.en",
        path: ["role"],
        locale: "en",
        from: "ar",
        text: "Chief of everything",
      },
    ]);
  });

  it("are found in messages, questions, lists and lines of Markdown", () => {
    content.edit("messages/en.json", (messages: { nav: Words }) => {
      messages.nav["blog"] = "A copied message";
    });
    content.edit("faq/en.json", (faq: { groups: { questions: { question: string }[] }[] }) => {
      const [first] = faq.groups[1]?.questions ?? [];
      if (first) first.question = "A copied question?";
    });
    content.edit("site.json", (site: { brand: { headline: Record<string, string[]> } }) => {
      site.brand.headline["en"] = ["One line", "A copied line"];
    });
    appendFileSync(join(content.dir, "policy/usage/en.md"), "\nA copied line\n");
    mark("A copied message", "A copied question?", "A copied line");
    const lines = readFileSync(join(content.dir, "policy/usage/en.md"), "utf8").split("\n");
    expect(places().sort()).toEqual([
      "faq/en.json groups.1.questions.0.question",
      "messages/en.json nav.blog",
      `policy/usage/en.md line ${lines.indexOf("A copied line") + 1}`,
      "site.json brand.headline.en.1",
    ]);
  });

  it("leave the list when their words change, and stay in it when only their spaces do", () => {
    setRole("huda-salim", "Chief  of everything ");
    mark("Chief of everything");
    expect(places()).toEqual(["team/huda-salim.json role.en"]);
    setRole("huda-salim", "Head of everything");
    expect(listed()).toEqual([]);
  });

  it("stay in the list when their row moves or their entry is copied", () => {
    content.edit("taxonomy.json", (taxonomy: { platforms: { name: Words }[] }) => {
      const [first] = taxonomy.platforms;
      if (first) first.name["en"] = "A copied platform";
    });
    mark("A copied platform");
    expect(places()).toEqual(["taxonomy.json platforms.0.name.en"]);
    content.edit("taxonomy.json", (taxonomy: { platforms: unknown[] }) => ({
      ...taxonomy,
      platforms: taxonomy.platforms.toReversed(),
    }));
    expect(places()).toEqual([expect.stringMatching(/^taxonomy\.json platforms\.[1-9]\d*\.name\.en$/)]);

    setRole("huda-salim", "Chief of everything");
    mark("Chief of everything");
    cpSync(join(content.dir, "team/huda-salim.json"), join(content.dir, "team/new-member.json"));
    expect(places()).toEqual(["team/huda-salim.json role.en", "team/new-member.json role.en"]);
  });

  it("are confirmed by their words, wherever these stand; other languages keep their marks", () => {
    for (const member of ["huda-salim", "lina-qasim"]) setRole(member, "Chief of everything");
    setRole("tariq-mansour", "Head of nothing");
    mark("Chief of everything", "Head of nothing");
    writeFileSync(
      join(content.dir, "untranslated.json"),
      JSON.stringify({ ...marksFile(), de: { from: "en", texts: [fingerprintOf("x")] } }),
    );
    confirmTexts(openContentFolder(content.dir), "en", ["Chief of everything"]);
    expect(places()).toEqual(["team/tariq-mansour.json role.en"]);
    confirmTexts(openContentFolder(content.dir), "en", ["Head of nothing"]);
    expect(marksFile()).toEqual({ de: { from: "en", texts: [fingerprintOf("x")] } });
  });

  it.each(["<<<<<<< ours", '{ "en": ["words"] }'])("are not guessed from a broken file: %s", (broken) => {
    writeFileSync(join(content.dir, "untranslated.json"), broken);
    expect(listed).toThrow(UnreadableFileError);
    expect(checkContent(content.dir).errors.map(errorLine)).toEqual([
      expect.stringMatching(/^content\/untranslated\.json: /),
    ]);
  });
});

describe("a text needs no translation", () => {
  it.each([
    ["+966 12 000 0000"],
    ["4.7"],
    ["{brand}"],
    ["{brand} 2.0"],
    ["https://example.com/en"],
    ["post@example.com"],
    ["en.svg"],
    ["/apps/daftar"],
    ["`npm start`"],
    ["| --- | ---: |"],
    ["![](./flow.svg)"],
    ["> [!tip]"],
  ])("if it is %j", (text) => {
    expect(needsTranslation({ text })).toBe(false);
  });

  it.each([["{brand} Software"], ["24 hours"], ["## دفتر"], ["[prices](/apps)"], ["See example.com"]])(
    "but it does if it is %j",
    (text) => {
      expect(needsTranslation({ text })).toBe(true);
    },
  );

  it("if it is a message without words of its own, or no prose at all", () => {
    const format = "icu";
    expect(needsTranslation({ format, text: "{min, number}–{count, plural, one {#} other {#}}" })).toBe(false);
    expect(needsTranslation({ format, text: "{count, plural, one {#} other {# apps}}" })).toBe(true);
    expect(needsTranslation({ format: "slug", text: "tax-reports" })).toBe(false);
  });
});
