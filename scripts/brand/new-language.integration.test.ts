/** A third language, whatever its plural forms: the brand command adds it, and the content command counts its texts. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkContent } from "#build/content/content-check.ts";
import { fingerprintOf, listUntranslated } from "#build/content/untranslated.ts";
import { openContentFolder } from "#build/entries/content-folder.ts";
import { unformattedFiles } from "#build/entries/format.ts";
import { copyContent } from "#harness/content-copy.ts";
import { runScript } from "#harness/run-script.ts";
import { runBrand } from "./command.ts";
import { BrandError } from "./options.ts";

/** Of `apps.count`, which has "one" and "other" in English. French and Spanish have the forms of Portuguese. */
const APPS = {
  pt: "{count, plural, one {# app} many {# apps} other {# apps}}",
  ru: "{count, plural, one {# app} few {# apps} many {# apps} other {# apps}}",
  ja: "{count, plural, other {# apps}}",
};

describe("a new language", () => {
  let content: ReturnType<typeof copyContent>;
  let withPortuguese: ReturnType<typeof copyContent>;
  const said = new Map<string, string>();

  async function add(code: string, ...options: string[]) {
    content = copyContent();
    said.set(code, await runBrand(["--locales", `ar,en,${code}`, "--copy-from", "en", ...options], content.dir));
  }
  const startWithPortuguese = () => {
    content = copyContent(withPortuguese.dir);
  };
  beforeAll(async () => {
    await add("pt");
    withPortuguese = content;
  });
  afterEach(() => content.remove());
  afterAll(() => withPortuguese.remove());

  const listed = () => listUntranslated(openContentFolder(content.dir));
  const json = (file: string) => JSON.parse(readFileSync(join(content.dir, file), "utf8"));

  const npmRunContent = (...args: string[]) => runScript("scripts/content.ts", args, { CONTENT_DIR: content.dir });

  for (const [code, apps] of Object.entries(APPS)) {
    const tags = code === "pt" ? [] : ["only-in-test-all"];
    it(`${code} has its own plural forms and the words of the other`, { tags }, async () => {
      if (code === "pt") startWithPortuguese();
      else await add(code);
      const { errors, wording } = checkContent(content.dir);
      expect([...errors, ...wording]).toEqual([]);
      expect(json(`messages/${code}.json`).apps.count).toBe(apps);
      expect([...unformattedFiles(content.dir).keys()]).toEqual([]);
      const texts = listed();
      expect(new Set(texts.map(({ locale, from }) => `${locale} from ${from}`))).toEqual(new Set([`${code} from en`]));
      // Every field and every line with words.
      expect(texts.length).toBeGreaterThan(4000);
      expect(said.get(code)).toContain(`${code}: ${texts.length} texts in `);
      // The drawing of the name is a file.
      expect(texts.map(({ text }) => text)).not.toContain("en.svg");
      for (const place of ["brand.tagline", "brand.headline", "contact.address"])
        expect(texts.some(({ file, field }) => file === "site.json" && field.startsWith(`${place}.${code}`))).toBe(
          true,
        );
      for (const file of [`faq/${code}.json`, `messages/${code}.json`, `policy/privacy/${code}.md`, "search.json"])
        expect(
          texts.some((text) => text.file === file),
          file,
        ).toBe(true);
    });
  }

  it("is counted by file, and refused only on request", async () => {
    startWithPortuguese();
    const count = listed().length;
    const counted = await npmRunContent();
    expect(counted.code).toBe(0);
    expect(counted.output).toMatch(new RegExp(`^pt: ${count} texts in \\d+ files are still English$`, "m"));
    expect(counted.output).toMatch(/^ {2}content\/messages\/pt\.json: \d{3}$/m);
    const refused = await npmRunContent("--refuse-untranslated", "--untranslated");
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("content/site.json: brand.tagline.pt: Software development company");
  });

  it("loses a mark with a translation or a confirmation of a field, of a file, of all", {
    tags: ["only-in-test-all"],
  }, async () => {
    startWithPortuguese();
    const before = listed().length;
    content.edit("team/huda-salim.json", (member: { role: Record<string, string> }) => {
      member.role["pt"] = "Diretora";
    });
    expect(
      listed()
        .filter(({ file }) => file === "team/huda-salim.json")
        .map(({ field }) => field),
    ).not.toContain("role.pt");
    expect(listed()).toHaveLength(before - 1);

    const confirmed = await npmRunContent("--confirm", "pt", "content/site.json", "brand.name.pt");
    expect(confirmed).toEqual({ code: 0, output: "1 text confirmed in pt.\n" });
    expect(listed().map(({ text }) => text)).not.toContain("Marsa");
    await npmRunContent("--confirm", "pt", "about.json");
    expect(listed().map(({ file }) => file)).not.toContain("about.json");
    const mistyped = await npmRunContent("--confirm", "pt", "abuot.json");
    expect(mistyped).toMatchObject({ code: 1, output: expect.stringContaining("No untranslated text is there") });
    expect(listed().length).toBeGreaterThan(3000);
    await npmRunContent("--confirm", "pt");
    expect(json("untranslated.json")).toEqual({});
    expect((await npmRunContent("--refuse-untranslated")).code).toBe(0);
  });

  it("has words of its own where the command gives them, also those that are the same", {
    tags: ["only-in-test-all"],
  }, async () => {
    await add("pt", "--name-pt", "Marsa", "--headline-pt", "Uma linha|A última");
    const fields = listed().filter(({ file }) => file === "site.json");
    expect(fields.map(({ field }) => field)).not.toContain("brand.name.pt");
    expect(fields.filter(({ field }) => field.startsWith("brand.headline"))).toEqual([]);
  });

  it("keeps the marks of others, and takes its own along when it goes", { tags: ["only-in-test-all"] }, async () => {
    startWithPortuguese();
    await runBrand(["--locales", "ar,en,pt,fr", "--copy-from", "pt"], content.dir);
    expect(Object.keys(json("untranslated.json"))).toEqual(["pt", "fr"]);
    expect(json("untranslated.json").fr.from).toBe("pt");
    await runBrand(["--locales", "ar,en,fr", "--delete-texts"], content.dir);
    expect(Object.keys(json("untranslated.json"))).toEqual(["fr"]);
  });

  it("is the only reason for marks: another brand has none", async () => {
    content = copyContent();
    await runBrand(["--email", "post@beispiel.test"], content.dir);
    expect(existsSync(join(content.dir, "untranslated.json"))).toBe(false);
    const marks = `${JSON.stringify({ en: { from: "ar", texts: [fingerprintOf("x")] } }, null, 2)}\n`;
    writeFileSync(join(content.dir, "untranslated.json"), marks);
    await runBrand(["--email", "other@beispiel.test"], content.dir);
    expect(json("untranslated.json")).toEqual(JSON.parse(marks));
    writeFileSync(join(content.dir, "untranslated.json"), "<<<<<<< ours");
    await expect(runBrand(["--email", "third@beispiel.test"], content.dir)).rejects.toThrow(BrandError);
  });
});
