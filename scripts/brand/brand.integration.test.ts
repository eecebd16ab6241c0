import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent } from "#build/content/content-check.ts";
import { runBrand } from "./command.ts";

describe("npm run brand", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "brand-content-"));
    cpSync("content", dir, { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const brand = (...args: string[]) => runBrand(args, dir);
  const file = (name: string) => readFileSync(join(dir, name), "utf8");
  const linesOf = (text: string) => text.split("\n");
  const newLines = () => {
    const before = linesOf(readFileSync("content/site.json", "utf8"));
    return linesOf(file("site.json")).filter((line) => !before.includes(line));
  };

  it("shows the brand, and how to change it", async () => {
    const said = await brand();
    expect(said).toMatch(/^name +\S/);
    expect(said).toContain("npm run brand -- --help");
    expect(await brand("--help")).toContain("--name-ar <text>");
  });

  it("changes the lines it is asked for and no other", async () => {
    const said = await brand("--email", "post@beispiel.test", "--hue", "#0a7f5a", "--currency", "EUR");
    expect(said).toContain('+     "email": "post@beispiel.test",');
    expect(newLines()).toEqual([
      '      "hue": 164,',
      '      "chroma": 0.11',
      '    "email": "post@beispiel.test",',
      '  "currency": "EUR",',
    ]);
    expect(said).toMatch(/name the former currency: .*content\/faq\/en\.json/);
    expect(checkContent(dir).errors).toEqual([]);
  });

  it("takes a telephone number as people write it", async () => {
    await brand("--phone", "٠٠٩٦٦ (50) 123-4567", "--chat-phone", "+966 50 765 4321");
    expect(newLines().slice(0, 2)).toEqual(['    "phone": "+966501234567",', '    "chatPhone": "+966507654321",']);
    expect(newLines().slice(2).join()).toContain("/966507654321");
    expect(checkContent(dir).errors).toEqual([]);
  });

  it("changes the look by one line, and a given headline stands in every look", async () => {
    await brand("--theme", "plain");
    expect(newLines()).toEqual(['  "theme": "plain",']);
    expect(checkContent(dir).errors).toEqual([]);
    await brand("--headline-en", "Made to|measure");
    expect(file("site.json").split('"en": ["Made to", "measure"]')).toHaveLength(3);
    expect(file("site.json")).not.toContain('"harbour"');
    expect(await brand()).toMatch(/^theme +plain$/m);
  });

  it("sets a new name in type, and keeps drawings that are given or wanted", async () => {
    const own = join(dir, "own.svg");
    writeFileSync(own, '<svg viewBox="0 0 90 30"><rect width="90" height="30"/></svg>');
    await brand("--name-ar", "شركة مثال", "--name-en", "Example Co", "--logo-en", own);
    expect(file("logo/ar.svg")).toMatch(/^<svg [^>]*viewBox="[^"]+">\n {2}<path d="M[^"]{500,}"\/>\n<\/svg>\n$/);
    expect(file("logo/en.svg")).toContain('<rect width="90"');
    expect(file("logo/mark.svg")).toContain("var(--color-accent)");
    expect(checkContent(dir).errors).toEqual([]);
    const drawn = file("logo/ar.svg");
    await brand("--name-ar", "شركة أخرى", "--keep-logo");
    expect(file("logo/ar.svg")).toBe(drawn);
  });

  it("writes nothing when it is only asked what it would do", async () => {
    expect(await brand("--name-en", "Example Co", "--dry-run")).toContain('"en": "Example Co"');
    expect(newLines()).toEqual([]);
    expect(file("logo/en.svg")).toBe(readFileSync("content/logo/en.svg", "utf8"));
  });

  it.each([
    [["--email", "nobody"], "--email: "],
    [["--hue", "green"], "--hue is a hue (150), a hue and a chroma (150/0.14) or a colour (#0a7f5a)"],
    [["--hue-secondary", "180/0.3"], "a chroma of 0.230 can be read, or choose another hue"],
    [["--phone", "0501234567"], "--phone: a phone number is written +966500000000"],
    [["--currency", "euro"], "--currency: a currency is three capital letters"],
    [["--font-latin", "comic-sans"], '--font-latin: Invalid option: expected one of "instrument-sans"'],
    [["--theme", "baroque"], '--theme: Invalid option: expected one of "chart"|"plain"'],
    [["--locales", "ar,en,de"], "Add --copy-from en"],
    [["--locales", "ar"], "Add --delete-texts if that is meant"],
    [["--locales", "ar,en,zz9"], '"zz9" is not the code of a language'],
    [["--logo-mark", "nowhere.svg"], "there is no file nowhere.svg"],
    [["--name-en", "مزيج Mix"], "give a drawing of it with --logo-<language>"],
    [["--social", "myspace=https://x.test"], "there is no such link; there are facebook"],
    [["--colour", "3"], "Unknown option '--colour'"],
  ])("refuses %j with the reason and the next step", async (args, reason) => {
    await expect(brand(...args)).rejects.toThrow(reason);
    expect(newLines()).toEqual([]);
  });

  it("offers, in place of a colour nobody can read, one that it takes", async () => {
    const refusal = await brand("--hue-secondary", "180/0.3").catch(String);
    const offered = /a chroma of (\S+) can be read/.exec(refusal)?.[1];
    await brand("--hue-secondary", `180/${offered}`);
    expect(newLines().join()).toContain(`"chroma": ${Number(offered)}`);
  });

  it("adds a language nobody foresaw, and takes one away", { tags: ["only-in-test-all"] }, async () => {
    await brand("--locales", "ar,en,sv", "--copy-from", "en", "--name-sv", "Exempel");
    expect(checkContent(dir).errors).toEqual([]);
    expect(file("site.json")).toContain('"name": "Svenska"');
    expect(file("faq/sv.json")).toBe(file("faq/en.json"));
    await brand("--locales", "ar", "--delete-texts");
    expect(checkContent(dir).errors).toEqual([]);
    expect(file("services/mobile.json")).not.toContain('"en"');
  });
});
