import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { modernCssPlugin } from "./modern-css.ts";

/** With one space between words, since only a minifier reads the result. */
const modern = (css: string) =>
  postcss([modernCssPlugin]).process(css, { from: undefined }).css.replace(/\s+/g, " ").trim();

describe("styles without fallbacks", () => {
  it("keep the mixed colour alone, in its place", () => {
    const css = `.a {
  --soft: var(--app);
  @supports (color: color-mix(in lab, red, red)) {
    --soft: color-mix(in oklab, var(--app) 22%, var(--page));
  }
  color: red;
}`;
    expect(modern(css)).toBe(".a { --soft: color-mix(in oklab, var(--app) 22%, var(--page)); color: red; }");
  });

  it("keep a declaration before the mixed colour that is no fallback of it", () => {
    const css =
      ".a { top: 0; @supports (color: color-mix(in lab, red, red)) { color: color-mix(in lab, red, blue); } }";
    expect(modern(css)).toBe(".a { top: 0; color: color-mix(in lab, red, blue) }");
  });

  it("have no initial values beside those of @property", () => {
    const css = `@layer properties;
.a { color: red; }
@layer properties {
  @supports ((-webkit-hyphens: none) and (not (margin-trim: block))) or (not (color:rgb(from red r g b))) {
    *, ::before, ::after, ::backdrop {
      --tw-leading: initial;
    }
  }
}`;
    expect(modern(css)).toBe(".a { color: red; }");
  });

  it("set no variable that nothing reads, and read none that nothing sets", () => {
    const css = `.strong { --tw-weight: 600; font-weight: 600; }
.line { border-style: var(--tw-style); }
.far { --tw-far: 1; }
.near { margin: var(--tw-far); }
@property --tw-weight { syntax: "*"; inherits: false; }
@property --tw-style { syntax: "*"; inherits: false; initial-value: solid; }
@property --tw-far { syntax: "*"; inherits: false; initial-value: 0; }`;
    expect(modern(css)).toBe(
      `.strong { font-weight: 600; } .line { border-style: solid; } .far { --tw-far: 1; } .near { margin: var(--tw-far); } ` +
        `@property --tw-far { syntax: "*"; inherits: false; initial-value: 0; }`,
    );
  });

  it("have no banner", () => {
    expect(modern("/*! tailwindcss v4.0.0 | MIT License | https://tailwindcss.com */\n.a { top: 0; }")).toBe(
      ".a { top: 0; }",
    );
  });

  it("leave other questions to the browser alone", () => {
    const css = "@supports (position-area: block-end) { .menu { inset: auto; } }";
    expect(modern(css)).toBe(css);
  });
});

it("fonts are described in plain percentages", () => {
  expect(modern("@font-face { size-adjust: calc(105.2% * 1.037); }")).toBe("@font-face { size-adjust: 109.1%; }");
});
