import { describe, expect, it } from "vitest";
import { withoutFallbacks } from "./modern-css.ts";

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

  it("leaves other questions to the browser alone", () => {
    const css = "@supports (position-area: block-end) { .menu { inset: auto; } }";
    expect(withoutFallbacks(css)).toBe(css);
  });
});
