/** Every command of package.json is explained in a document, and documents name no others. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const pages = [
  ...["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"],
  ...globSync(["docs/*.md", ".github/**/*.{md,yml}"]),
];

/** `npm run x`, `npm test` and `npm start` in a text without its comments. */
const commandsIn = (text: string) =>
  [...text.replace(/<!--.*?-->/gs, "").matchAll(/\bnpm (?:run ([a-z:-]*[a-z])|(test|start)\b)/g)].map(
    (m) => m[1] ?? m[2] ?? "",
  );

describe("the commands of package.json", () => {
  const mentioned = pages.flatMap((page) => commandsIn(readFileSync(page, "utf8")).map((name) => ({ page, name })));

  it("are all that the documents name", () => {
    expect(mentioned.length).toBeGreaterThan(20);
    expect(mentioned.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it("are each explained in a document", () => {
    const explained = new Set(mentioned.map(({ name }) => name));
    expect(Object.keys(scripts).filter((name) => !explained.has(name))).toEqual([]);
  });

  it("are files that exist", () => {
    const files = Object.values(scripts).flatMap((command) => /^node (\S+)/.exec(command)?.[1] ?? []);
    expect(files.filter((file) => globSync(file).length === 0)).toEqual([]);
  });

  it("are those that messages advise", () => {
    const files = globSync(["{build,domain,scripts,server,src}/**/*.{ts,tsx,astro}", "content/**/*.json"]);
    const wrong = files.flatMap((file) =>
      commandsIn(readFileSync(file, "utf8")).flatMap((name) => (name in scripts ? [] : [`${file}: npm run ${name}`])),
    );
    expect(wrong).toEqual([]);
  });
});

describe("variables", () => {
  it("of docs/operations.md are those that are read, and none is missing", () => {
    const page = readFileSync("docs/operations.md", "utf8");
    const table = page.slice(page.indexOf("## Settings"), page.indexOf("\n## ", page.indexOf("## Settings") + 1));
    const listed = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap((row) => row[1]?.match(/[A-Z_]+/g) ?? []);
    const read =
      readFileSync("server/env.ts", "utf8")
        .match(/^ {2}[A-Z_]+(?=:)/gm)
        ?.map((name) => name.trim()) ?? [];
    const inner = ["DEV_API_PORT"];
    expect(listed.sort()).toEqual([...new Set(read)].filter((name) => !inner.includes(name)).sort());
  });
});
