import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const IMPORT = /import\s+(?:type\s+)?(?:\{([^}]*)\}|[\w*\s]+)\s+from\s+"([^"]+)"|import\("([^"]+)"\)/g;
const EXPORT = /^export (?:async )?(?:function|const) (\w+)/gm;

type Source = { path: string; text: string };

/** `src/ui/tag.tsx#Tag` for every name that a file imports. */
function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = "", from = "", lazily = ""]) => {
    const target = (from || lazily).replace(/^#/, "");
    const file = target.startsWith(".") ? join(dirname(path), target) : target;
    return names.split(",").map(
      (name) =>
        `${file}#${
          name
            .replace(/^\s*type\s/, "")
            .trim()
            .split(" ")[0]
        }`,
    );
  });
}

const exportsOf = ({ path, text }: Source) => [...text.matchAll(EXPORT)].map(([, name]) => `${path}#${name}`);

const usedWithin = ({ path, text }: Source) =>
  [...text.matchAll(EXPORT)]
    .filter(([, name]) => [...text.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length > 1)
    .map(([, name]) => `${path}#${name}`);

/**
 * Exports of src/ui that no page needs: nothing outside the gallery and the tests imports them, or only a file of
 * src/ui that no page needs either. What a file uses itself is as needed as the file.
 */
function galleryOnly(sources: readonly Source[]): string[] {
  const isPart = ({ path }: Source) => path.startsWith("src/ui/");
  const parts = sources.filter(isPart);
  let needed = new Set(sources.filter((source) => !isPart(source)).flatMap(importsOf));
  for (let before = -1; before !== needed.size; ) {
    before = needed.size;
    const live = parts.filter((part) => exportsOf(part).some((name) => needed.has(name)));
    needed = new Set([...needed, ...live.flatMap((part) => [...importsOf(part), ...usedWithin(part)])]);
  }
  return parts.flatMap(exportsOf).filter((name) => !needed.has(name));
}

const read = (path: string): Source => ({ path, text: readFileSync(path, "utf8") });
const sources = globSync("{src,editor,build}/**/*.{ts,tsx,astro}", {
  exclude: ["**/node_modules/**", "src/gallery/**"],
})
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map(read);

describe("parts of src/ui", () => {
  it("are used by a page or by the editor, not only shown in the gallery", () => {
    expect(galleryOnly(sources)).toEqual([]);
  });

  it("are found when only an unused part uses them", () => {
    const page = { path: "src/sections/a.tsx", text: 'import { Used } from "#src/ui/used.tsx";' };
    const used = { path: "src/ui/used.tsx", text: 'import { Inner } from "./inner.tsx";\nexport function Used() {}' };
    const inner = { path: "src/ui/inner.tsx", text: "export const Inner = 1;" };
    const unused = {
      path: "src/ui/unused.tsx",
      text: 'import { Deep } from "./deep.tsx";\nexport function Unused() {}',
    };
    const deep = { path: "src/ui/deep.tsx", text: "export function Deep() {}" };
    expect(galleryOnly([page, used, inner, unused, deep])).toEqual([
      "src/ui/unused.tsx#Unused",
      "src/ui/deep.tsx#Deep",
    ]);
  });
});
