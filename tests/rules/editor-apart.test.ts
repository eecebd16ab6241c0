import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLockfile } from "#scripts/lock/lockfile.ts";

const read = (path: string) => readFileSync(path, "utf8");
const { dependencies } = JSON.parse(read("package.json"));
const workspace = JSON.parse(read("editor/package.json"));
const lock = readLockfile();

/** Packages that files of a folder ask for by name, tests aside. */
function packagesOf(pattern: string): Set<string> {
  const files = globSync(pattern).filter((path) => !/\.test\.tsx?$/.test(path));
  const names = files.flatMap((path) =>
    [...read(path).matchAll(/from "((?:@[\w-]+\/)?[\w-]+)(?:\/[^"]*)?"/g)].map(([, name = ""]) => name),
  );
  return new Set(names.filter((name) => name !== "node"));
}

/** `npm test` hands the settings of this folder's .npmrc on as variables; a folder without it must not have them. */
const withoutNpmSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith("npm_")),
);

/** That nothing of the site imports the editor is a rule of lint: tests/rules/imports.test.ts shows that it holds. */
describe("the editor stays where it is used", () => {
  it("is not copied into the container, nor into what it is built from", () => {
    expect(read("Dockerfile")).toContain("/app/server ./server");
    expect(read("Dockerfile")).not.toMatch(/editor/);
    expect(read(".dockerignore")).toMatch(/^\*$/m);
    expect(read(".dockerignore")).not.toMatch(/editor/);
  });

  it("is not needed by npm where the image is built, and its packages are not installed there", () => {
    const folder = mkdtempSync(join(tmpdir(), "site-without-editor-"));
    try {
      for (const file of ["package.json", "package-lock.json"]) copyFileSync(file, join(folder, file));
      const args = ["ci", "--dry-run", "--offline", "--ignore-scripts", "--omit=dev"];
      const installed = execFileSync("npm", args, {
        cwd: folder,
        encoding: "utf8",
        env: withoutNpmSettings,
        stdio: ["ignore", "pipe", "ignore"],
      })
        .split("\n")
        .flatMap((line) => /^add (\S+) /.exec(line)?.[1] ?? []);
      expect(installed).toContain("hono");
      expect(installed.filter((name) => ["site", "site-editor", "vite", "astro", "sharp"].includes(name))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("adds nothing to the packages the server is run with", () => {
    const served = packagesOf("{server,domain}/**/*.ts");
    const scripts = packagesOf("scripts/**/*.ts");
    const site = packagesOf("src/**/*.{ts,tsx,astro}");
    const editor = [...packagesOf("editor/**/*.{ts,tsx}")].filter((name) => name in dependencies);
    expect(editor).toContain("hono");
    expect(editor.filter((name) => !served.has(name) && !scripts.has(name) && !site.has(name))).toEqual([]);
    // A workspace's `dependencies` stay when `npm prune --omit=dev` makes an installation ready to serve.
    expect(Object.keys(workspace)).not.toContain("dependencies");
    expect(lock.packages["node_modules/vite"]?.dev).toBe(true);
  });

  it("lists the packages it imports in its own package.json", () => {
    const imported = packagesOf("editor/**/*.{ts,tsx}");
    expect(imported).toContain("react");
    expect([...imported].filter((name) => !(name in workspace.devDependencies))).toEqual([]);
  });
});
