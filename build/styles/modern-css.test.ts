import { describe, expect, it } from "vitest";
import { withoutFallbacks, withPlainFontNumbers } from "./modern-css.ts";

describe("styles without fallbacks", () => {
  it("keeps the mixed colour alone", () => {
    const css = `.a {
  --soft: var(--app);
  @supports (color: color-mix(in lab, red, red)) {
    --soft: color-mix(in oklab, var(--app) 22%, var(--page));
  }
  color: red;
}`;
    expect(withoutFallbacks(css).replace(/\s+/g, " ")).toBe(
      ".a { --soft: color-mix(in oklab, var(--app) 22%, var(--page)); color: red; }",
    );
  });

  it("drops the first values that @property repeats", () => {
    const css = `@layer properties;
.a { color: red; }
@layer properties {
  @supports ((-webkit-hyphens: none) and (not (margin-trim: block))) or (not (color:rgb(from red r g b))) {
    *, ::before, ::after, ::backdrop {
      --tw-leading: initial;
    }
  }
}`;
    expect(withoutFallbacks(css).trim()).toBe(".a { color: red; }");
  });

  it("sets no variable that nothing reads, and reads none that nothing sets", () => {
    const css = `.strong { --tw-weight: 600; font-weight: 600; }
.line { border-style: var(--tw-style); }
.far { --tw-far: 1; }
.near { margin: var(--tw-far); }
@property --tw-weight { syntax: "*"; inherits: false; }
@property --tw-style { syntax: "*"; inherits: false; initial-value: solid; }
@property --tw-far { syntax: "*"; inherits: false; initial-value: 0; }`;
    expect(withoutFallbacks(css)).toBe(`.strong { font-weight: 600; }
.line { border-style: solid; }
.far { --tw-far: 1; }
.near { margin: var(--tw-far); }
@property --tw-far { syntax: "*"; inherits: false; initial-value: 0; }`);
  });

  it("carries no banner", () => {
    expect(withoutFallbacks("/*! tailwindcss v4.0.0 | MIT License | https://tailwindcss.com */\n.a { top: 0; }")).toBe(
      ".a { top: 0; }",
    );
  });

  it("leaves other questions to the browser alone", () => {
    const css = "@supports (position-area: block-end) { .menu { inset: auto; } }";
    expect(withoutFallbacks(css)).toBe(css);
  });
});

it("fonts are described in plain numbers", () => {
  expect(withPlainFontNumbers("@font-face { size-adjust: calc(105.2% * 1.037); }")).toBe(
    "@font-face { size-adjust: 109.1%; }",
  );
});
