import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

/** Where elements may be built by hand, as biome.json has it, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "src/**/*.test.{ts,tsx}": "tests make the page that they need",
  "src/gallery/**": "development only: it puts the sections of other pages side by side",
  "src/browser/error-page.ts": "the last page, when nothing else can be shown",
  "src/islands/remember-controls.ts": "puts the plain markup back when a component throws",
  "src/features/generator/export/export.ts": "a canvas to export from, and a link that saves the file",
  "src/features/generator/state/{picture-file,use-studio}.ts": "a canvas to draw or measure on",
  "src/features/search/search-root.tsx": "the place of a React root",
};

/** Where a component may look elements up, and why. */
const LOOKUP_EXCEPTIONS: Readonly<Record<string, string>> = {
  "src/**/*.test.{ts,tsx}": "tests look at what was rendered",
  "src/gallery/**": "development only",
  "src/features/search/search-page.tsx": "its own controls, once, for what was typed before hydration",
  "src/features/generator/studio.tsx": "the list of designs is static markup in its slot",
  "src/features/generator/state/use-pointers.ts": "the canvas inside the element that has the pointer",
};

/** Deliberately wrong lines. */
const WRONG = [
  'document.createElement("p");',
  'document.createElementNS("http://www.w3.org/2000/svg", "path");',
  'place.innerHTML = "<p></p>";',
  'place.outerHTML += "<p></p>";',
  "place.replaceChildren();",
  'place.querySelector("ul")?.replaceChildren();',
  'place.insertAdjacentHTML("beforeend", "<p></p>");',
  'place.insertAdjacentElement("beforeend", place);',
  'place.insertAdjacentText("beforeend", "text");',
];
const RIGHT = ['document.getElementById("place");', "place.remove();", 'place.setAttribute("hidden", "");'];

const FOLDERS = ["src/browser", "src/features/offline", "src/frame", "src/sections/company", "src/ui/feedback"];
const wrongFile = (folder: string) => `${folder}/wrong-dom.ts`;
const RIGHT_FILES = ["src/frame/right-dom.ts", "src/frame/right-dom.test.ts", "src/gallery/right-dom.ts"];

const sourceOf = (lines: readonly string[]) =>
  `export function build(place: HTMLElement) {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;

describe("elements built by hand", () => {
  const files = [
    ...FOLDERS.map((folder) => ({ where: wrongFile(folder), lines: WRONG })),
    ...RIGHT_FILES.map((where) => ({ where, lines: where === "src/frame/right-dom.ts" ? RIGHT : WRONG })),
  ];
  const refused = new Map<string, number[]>();
  const remove = () => {
    for (const { where } of files) rmSync(where, { force: true });
  };

  beforeAll(() => {
    try {
      for (const { where, lines } of files) writeFileSync(where, sourceOf(lines));
      const { stdout } = spawnSync(
        "biome",
        ["lint", "--reporter=github", "--max-diagnostics=none", ...files.map(({ where }) => where)],
        { encoding: "utf8" },
      );
      for (const [, file = "", line] of stdout.matchAll(/title=plugin,file=([^,]+),line=(\d+),/g)) {
        const where = relative(".", file);
        refused.set(where, [...(refused.get(where) ?? []), Number(line)]);
      }
    } finally {
      remove();
    }
  });
  afterAll(remove);

  it.each(FOLDERS)("are refused in %s, whichever way they are built", (folder) => {
    expect(refused.get(wrongFile(folder))?.sort((a, b) => a - b)).toEqual(WRONG.map((_, index) => index + 2));
  });

  it.each(RIGHT_FILES)("are not found in %s", (where) => {
    expect(refused.get(where)).toBeUndefined();
  });

  it("are let through where there is a reason only", () => {
    expect(includesOf("no-built-dom")).toEqual(["src/**", ...Object.keys(EXCEPTIONS).map((pattern) => `!${pattern}`)]);
  });
});

describe("markup looked up by a component", () => {
  const COMPONENT = "src/frame/wrong-lookup.tsx";
  const HOOK = "src/forms/use-wrong-lookup.ts";
  const BEHAVIOUR = "src/frame/right-lookup.client.ts";
  const source = `export const find = (place: Element) => [
  document.querySelector("p"),
  document.querySelectorAll("p"),
  document.getElementById("p"),
  document.getElementsByClassName("p"),
  place.closest("p"),
];
`;
  let refused: string[] = [];

  beforeAll(() => {
    const files = [COMPONENT, HOOK, BEHAVIOUR];
    try {
      for (const file of files) writeFileSync(file, source);
      const { stdout } = spawnSync("biome", ["lint", "--reporter=github", "--max-diagnostics=none", ...files], {
        encoding: "utf8",
      });
      refused = [...stdout.matchAll(/title=plugin,file=([^,]+),line=\d+,/g)].map(([, file = ""]) =>
        relative(".", file),
      );
    } finally {
      for (const file of files) rmSync(file, { force: true });
    }
  });

  it("is refused in components and hooks, and not beside static markup", () => {
    expect(refused.filter((file) => file === COMPONENT)).toHaveLength(5);
    expect(refused.filter((file) => file === HOOK)).toHaveLength(5);
    expect(refused).not.toContain(BEHAVIOUR);
  });

  it("is let through where there is a reason only", () => {
    expect(includesOf("no-markup-lookups")).toEqual([
      "src/**/*.tsx",
      "src/**/use-*.ts",
      ...Object.keys(LOOKUP_EXCEPTIONS).map((pattern) => `!${pattern}`),
    ]);
  });
});

function includesOf(rule: string): string[] | undefined {
  const schema = z.object({ plugins: z.array(z.object({ path: z.string(), includes: z.array(z.string()) })) });
  const { plugins } = schema.parse(JSON.parse(readFileSync("biome.json", "utf8")));
  return plugins.find(({ path }) => path.endsWith(`/${rule}.grit`))?.includes;
}
