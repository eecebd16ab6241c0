import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { inLocale, localizerOf } from "#domain/language/localized.ts";
import { screenFileSchema } from "#domain/screens/screen.ts";
import { MOCKUPS, Mockup } from "./mockup.tsx";

const MAX_MARKUP_BYTES = 6 * 1024;

const root = join(import.meta.dirname, "../../..");
const locales = ["ar", "en"];
const schema = screenFileSchema(localizerOf(locales));
const files = readdirSync(join(root, "content/screens")).map((name) => ({
  name,
  entry: schema.parse(JSON.parse(readFileSync(join(root, "content/screens", name), "utf8"))),
}));
const drawings = files.flatMap(({ entry }) =>
  locales.map((locale) => {
    const texts = inLocale(entry, { locale, locales, brand: "" });
    return { id: texts.id, locale, markup: renderToStaticMarkup(<Mockup id={texts.id} texts={texts} />) };
  }),
);

describe("mock-up texts", () => {
  it("has one file for each drawing, named after it", () => {
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(MOCKUPS)
        .map((id) => `${id}.json`)
        .toSorted(),
    );
    for (const { name, entry } of files) expect(name).toBe(`${entry.id}.json`);
  });
});

describe.each(drawings)("$id in $locale", ({ markup }) => {
  it("is hidden from readers and holds nothing one could reach", () => {
    expect(markup).toMatch(/^<div class="mock [^>]*aria-hidden="true">/);
    expect(markup).not.toMatch(/<(a|button|input|select|textarea|details|iframe)\b|tabindex|\bid="/);
  });

  it("has no inline style, which the content security policy refuses", () => {
    expect(markup).not.toMatch(/\sstyle=/);
  });

  it("stays small", () => {
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(MAX_MARKUP_BYTES);
  });
});

describe("design sizes", () => {
  const css = (name: string) => readFileSync(join(root, `src/art/mockups/${name}.css`), "utf8");

  it.each(Object.entries(MOCKUPS))("%s has the same size in the style sheet", (_, { frame, size }) => {
    const rule = new RegExp(`\\.mock-${frame} \\{\\s*--w: (\\d+);\\s*--h: (\\d+);`).exec(css("mockup"));
    expect(rule?.slice(1).map(Number)).toEqual([size.width, size.height]);
  });

  it("gives every product colour a rule", () => {
    for (const { app } of Object.values(MOCKUPS))
      if (app !== null) expect(css("app-icon")).toContain(`.app-${app} {\n    --app:`);
  });
});
