import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { billOfMaterials } from "#scripts/lock/bill-of-materials.ts";
import { LICENCES_PAGE, licencesPage } from "#scripts/lock/licences.ts";
import { isForeign, nameAt, readLockfile } from "#scripts/lock/lockfile.ts";

const projectSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
});
const workspaceSchema = z.object({ devDependencies: z.record(z.string(), z.string()) });
const project = projectSchema.parse(JSON.parse(readFileSync("package.json", "utf8")));
const editor = workspaceSchema.parse(JSON.parse(readFileSync("editor/package.json", "utf8")));
const lock = readLockfile();
const packages = Object.entries(lock.packages).filter(isForeign);

/** Below these versions there are known holes. */
const FLOORS: Readonly<Record<string, string>> = {
  react: "19.2.7",
  "react-dom": "19.2.7",
  hono: "4.13.5",
  "@hono/node-server": "1.19.15",
  nodemailer: "9.0.1",
  vite: "8.0.16",
  "altcha-lib": "1.4.1",
};

/** Terms under which anybody may run, change and sell the site. */
const FREE = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
  "Python-2.0",
  "OFL-1.1",
  "Zlib",
]);
/** Others, that bind whoever changes the package itself: each with where it is used. */
const WEAK_COPYLEFT: Readonly<Record<string, readonly RegExp[]>> = {
  "MPL-2.0": [/^lightningcss/, /^axe-core$/, /^@resvg\/resvg-js/],
  "LGPL-3.0-or-later": [/^@img\/sharp-/],
};

const parts = (version: string) => version.split("-")[0]?.split(".").map(Number) ?? [];
function isAtLeast(version: string, floor: string): boolean {
  const [wanted, given] = [parts(floor), parts(version)];
  const at = wanted.findIndex((number, index) => number !== given[index]);
  return at === -1 || (given[at] ?? 0) > (wanted[at] ?? 0);
}

describe("the lockfile", () => {
  it("is what package.json asks for", () => {
    const root = lock.packages[""];
    expect(lock.lockfileVersion).toBe(3);
    expect(root?.dependencies).toEqual(project.dependencies);
    expect(root?.devDependencies).toEqual(project.devDependencies);
    expect(lock.packages["editor"]?.devDependencies).toEqual(editor.devDependencies);
  });

  it("links the editor and the site to each other, and nothing else", () => {
    const own = Object.entries(lock.packages).filter((row) => !isForeign(row));
    expect(own.map(([place, { resolved }]) => [place, resolved])).toEqual([
      ["", undefined],
      ["editor", undefined],
      ["node_modules/site", ""],
      ["node_modules/site-editor", "editor"],
    ]);
    // Packages on the registry that happen to have these names are not what is meant.
    expect(own.filter(([, { integrity }]) => integrity !== undefined)).toEqual([]);
  });

  it("has each package in the range that both ask for", () => {
    const { site, ...asked } = editor.devDependencies;
    expect(site).toBe("file:..");
    const ofSite = { ...project.devDependencies, ...project.dependencies };
    const shared = Object.entries(asked).filter(([name]) => name in ofSite);
    expect(ofSite).toMatchObject(Object.fromEntries(shared));
    // What signs people in is the hosted editor's alone.
    expect(Object.keys(asked).filter((name) => !(name in ofSite))).toEqual(["better-auth", "uqr"]);
  });

  it("names one version and one hash for everything that is installed where the site is run", () => {
    const isForLinux = ({ cpu, os, libc }: (typeof packages)[number][1]) =>
      (cpu ?? ["x64"]).some((name) => name === "x64" || name === "arm64") &&
      (os ?? ["linux"]).includes("linux") &&
      (libc ?? ["glibc"]).includes("glibc");
    const loose = packages.filter(([, entry]) => {
      const isElsewhere = entry.optional === true && !isForLinux(entry);
      return !entry.version || !(entry.integrity?.startsWith("sha512-") || isElsewhere);
    });
    expect(loose.map(([place]) => place)).toEqual([]);
  });

  it("takes everything from the registry: no git, no file, no other address", () => {
    const elsewhere = packages.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/"),
    );
    expect(elsewhere.map(([place]) => place)).toEqual([]);
    const asked = Object.values({ ...project.dependencies, ...project.devDependencies });
    expect(asked.filter((range) => !/^(?:npm:[a-z]+@)?\^?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range))).toEqual([]);
  });

  it("lets only those run a script at install that package.json allows, and each of them does", () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameAt(place));
    expect([...new Set(scripted)].sort()).toEqual(Object.keys(project.allowScripts).sort());
    expect(Object.values(project.allowScripts)).not.toContain(false);
  });

  it("is installed by an npm that refuses scripts and sources that nobody allowed", () => {
    const settings = readFileSync(".npmrc", "utf8").split("\n");
    expect(settings).toEqual(
      expect.arrayContaining(["strict-allow-scripts=true", "allow-git=none", "allow-remote=none"]),
    );
  });

  it("has no server runtime of React, in which the worst holes were", () => {
    expect(
      packages.map(([place]) => nameAt(place)).filter((name) => /^react-(?:server-dom|router)/.test(name)),
    ).toEqual([]);
  });

  it.each(Object.entries(FLOORS))("has %s at %s or above, wherever it stands", (name, floor) => {
    const versions = packages.filter(([place]) => nameAt(place) === name).map(([, { version }]) => version ?? "0");
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });

  it("knows a version below a floor", () => {
    expect(isAtLeast("19.2.6", "19.2.7")).toBe(false);
    expect(isAtLeast("18.9.9", "19.2.7")).toBe(false);
    expect(isAtLeast("19.10.0", "19.2.7")).toBe(true);
    expect(isAtLeast("19.2.7", "19.2.7")).toBe(true);
  });
});

describe("the bill of materials", () => {
  const subject = { name: "site", version: "1.0.0", license: "MIT" };
  const bill = billOfMaterials(lock, subject);

  it("names everything that is installed where the site is run, each with its hash and address", () => {
    const installed = packages.filter(([, { integrity }]) => integrity !== undefined).map(([place]) => place);
    expect(bill.components.map((component) => component["bom-ref"])).toEqual(installed);
    expect(installed.length).toBeGreaterThan(300);
    const hono = bill.components.find(({ name }) => name === "hono");
    expect(hono).toMatchObject({ scope: "required", purl: `pkg:npm/hono@${hono?.version}` });
    expect(hono?.licenses).toEqual([{ license: { id: "MIT" } }]);
    expect(bill.components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes[0]?.content ?? ""))).toEqual([]);
    expect(bill.components.find(({ name }) => name === "vitest")?.scope).toBe("excluded");
    // Installed under another name, and called by its own.
    const twins = bill.components.filter(({ name }) => name === "typescript").map(({ version }) => version[0]);
    expect(twins.sort()).toEqual(["6", "7"]);
    expect(bill.components.find(({ name }) => name === "@hono/node-server")?.purl).toMatch(/^pkg:npm\/%40hono\/node-/);
  });

  it("is the same for the same lockfile", () => {
    expect(JSON.stringify(billOfMaterials(readLockfile(), subject))).toBe(JSON.stringify(bill));
  });
});

describe("licences", () => {
  it("are known of every package that runs on the server", () => {
    const unknown = packages.filter(([, { dev, optional, license }]) => !dev && !optional && !license);
    expect(unknown.map(([place]) => place)).toEqual([]);
  });

  it("are listed, and the list is true", () => {
    expect(readFileSync(LICENCES_PAGE, "utf8") === licencesPage(lock), "run `npm run lock`").toBe(true);
  });

  it("allow everybody everything, but for parts of tools", () => {
    const binding = packages.flatMap(([place, { license = "" }]) => {
      // Nothing is known of packages for other platforms that were not served; their sisters are listed.
      const terms = license
        .replace(/[()]/g, "")
        .split(/ (?:AND|OR) /)
        .filter(Boolean);
      const name = nameAt(place);
      return terms
        .filter((term) => !FREE.has(term) && !WEAK_COPYLEFT[term]?.some((pattern) => pattern.test(name)))
        .map((term) => `${name}: ${term}`);
    });
    expect(binding).toEqual([]);
  });
});
