import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { lintFiles } from "#harness/lint-files.ts";

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

const refusedIn = (files: Parameters<typeof lintFiles>[0]) => lintFiles(files).filter(({ rule }) => rule === "plugin");

const sourceOf = (lines: readonly string[]) =>
  `export function build(place: HTMLElement) {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;

describe("elements built by hand", () => {
  const files = [
    ...FOLDERS.map((folder) => ({ where: wrongFile(folder), source: sourceOf(WRONG) })),
    ...RIGHT_FILES.map((where) => ({ where, source: sourceOf(where === "src/frame/right-dom.ts" ? RIGHT : WRONG) })),
  ];
  const refused = refusedIn(files);
  const linesIn = (file: string) => refused.filter(({ where }) => where === file).map(({ line }) => line);

  it.each(FOLDERS)("are refused in %s, whichever way they are built", (folder) => {
    expect(linesIn(wrongFile(folder)).sort((a, b) => a - b)).toEqual(WRONG.map((_, index) => index + 2));
  });

  it.each(RIGHT_FILES)("are not found in %s", (where) => {
    expect(linesIn(where)).toEqual([]);
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
  const refused = refusedIn([COMPONENT, HOOK, BEHAVIOUR].map((where) => ({ where, source }))).map(({ where }) => where);

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
