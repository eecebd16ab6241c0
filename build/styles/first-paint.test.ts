import { describe, expect, it } from "vitest";
import { firstPaintOf } from "./first-paint.ts";

describe("the rules of a first paint", () => {
  it("have no states that come later, but what stands until then", () => {
    const css =
      ".a{top:0}.a:hover,.b{top:1px}.a:focus-visible{top:2px}.a:not(:focus){top:3px}[data-turning] .a{top:4px}";
    expect(firstPaintOf(css, "")).toBe(".a{top:0}.b{top:1px}.a:not(:focus){top:3px}");
  });

  it("have no paper, and no block without a rule", () => {
    const css =
      "@media print{.a{top:0}}@layer base{@media (width>=1px){.a:hover{top:1px}}.a{top:2px}}@starting-style{.a{top:3px}}";
    expect(firstPaintOf(css, "")).toBe("@layer base{.a{top:2px}}");
  });

  it("have the custom properties they use, and those that these use, or a style attribute", () => {
    const css = ":root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px}.a{top:var(--a)}";
    expect(firstPaintOf(css, '<i style="top:var(--e)">')).toBe(":root{--a:var(--b);--b:1px;--e:3px}.a{top:var(--a)}");
  });

  it("have animations that run", () => {
    const css = ".a{animation:k 1s}@keyframes k{to{top:0}}@keyframes other{to{top:1px}}";
    expect(firstPaintOf(css, "")).toBe(".a{animation:k 1s}@keyframes k{to{top:0}}");
  });

  it("have fonts of the machine, and neither files nor their names", () => {
    const css =
      '@font-face{font-family:"A B";src:url(/a.woff2)}@font-face{font-family:C;src:local(Arial)}:root{--font-a:"A B",C,serif}.a{font-family:A B,var(--font-a)}';
    expect(firstPaintOf(css, "")).toBe(
      "@font-face{font-family:C;src:local(Arial)}:root{--font-a:C,serif}.a{font-family:var(--font-a)}",
    );
  });
});
