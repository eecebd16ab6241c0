/** What `npm run build` prints of a build that fails and of one that warns. A small program stands where Astro is. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprintOf } from "#build/content/untranslated.ts";
import { copyContent } from "#harness/content-copy.ts";
import { runScript } from "#harness/run-script.ts";

describe("npm run build", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "site-build-"));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  function build(program: string, env: NodeJS.ProcessEnv = {}) {
    writeFileSync(join(dir, "astro"), `#!/usr/bin/env node\n${program}`);
    chmodSync(join(dir, "astro"), 0o755);
    const PATH = [dir, process.env["PATH"]].join(delimiter);
    return runScript("scripts/build.ts", [], { PATH, DIST_DIR: join(dir, "dist"), ...env });
  }
  const written = 'console.log("10:00:00   ├─ /ar/index.html (+2ms) ");';

  it("shows an error whole, without the list of pages, and ends with its code", async () => {
    const { code, output } = await build(`${written}
      console.log("10:00:00 [build] Building static entrypoints...");
      console.error("10:00:01 [ERROR] a page cannot be written\\n  Location:\\n    src/pages/a.astro:3:1");
      process.exitCode = 3;`);
    expect(code).toBe(3);
    expect(output).toContain("[ERROR] a page cannot be written\n  Location:\n    src/pages/a.astro:3:1\n");
    expect(output).toContain("The site was not built.");
    expect(output).not.toContain("/ar/index.html");
  });

  it("shows warnings of a build that worked, its phases, and nothing else", async () => {
    const { code, output } = await build(`
      process.send({ phase: "bundle" });
      process.send({ phase: "pages", total: 2 });
      ${written}${written}
      console.log("10:00:00 [build] Complete!");
      console.warn("10:00:00 [WARN] something is old");`);
    expect(code).toBe(0);
    expect(output.split("\n").map((line) => line.replace(/, [^,]* left$/, "").replace(/ into .*/, ""))).toEqual([
      "Building the site: reading content",
      "Building the site: bundling scripts and styles",
      "Building the site: writing pages 0 of 2",
      "Built 2 addresses",
      "10:00:00 [WARN] something is old",
      "",
    ]);
  });

  it("says how many texts are not translated yet, or refuses them before anything is built", {
    tags: ["only-in-test-all"],
  }, async () => {
    const content = copyContent();
    content.edit("team/huda-salim.json", (member: { role: Record<string, string> }) => {
      member.role["en"] = "Chief of everything";
    });
    const marks = { en: { from: "ar", texts: [fingerprintOf("Chief of everything")] } };
    writeFileSync(join(content.dir, "untranslated.json"), JSON.stringify(marks));
    const sentence = "en: 1 text in 1 file is still Arabic.";
    const warned = await build(written, { CONTENT_DIR: content.dir });
    expect(warned.code).toBe(0);
    expect(warned.output).toContain(sentence);
    const refused = await build(written, { CONTENT_DIR: content.dir, UNTRANSLATED: "refuse" });
    content.remove();
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(sentence);
    expect(refused.output).not.toContain("Building the site");
  });
});
