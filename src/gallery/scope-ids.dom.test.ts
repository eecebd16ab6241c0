import { describe, expect, it } from "vitest";
import { scopeIds } from "./scope-ids.ts";

function scoped(html: string): string {
  const root = document.createElement("div");
  root.innerHTML = html;
  scopeIds(root, "ar");
  return root.innerHTML;
}

describe("ids in the gallery", () => {
  it("are prefixed together with what refers to them", () => {
    expect(scoped('<label for="a">x</label><input id="a" aria-describedby="a-hint a-error"><p id="a-hint"></p>')).toBe(
      '<label for="ar-a">x</label><input id="ar-a" aria-describedby="ar-a-hint a-error"><p id="ar-a-hint"></p>',
    );
  });
  it("are followed by links and by drawings", () => {
    expect(scoped('<a href="#top">x</a><a href="#elsewhere">y</a><p id="top"></p>')).toBe(
      '<a href="#ar-top">x</a><a href="#elsewhere">y</a><p id="ar-top"></p>',
    );
    expect(scoped('<svg><pattern id="p"></pattern><rect fill="url(#p)"></rect></svg>')).toContain('fill="url(#ar-p)"');
  });
});
