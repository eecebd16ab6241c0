import { describe, expect, it } from "vitest";
import { joinStyles } from "./join-styles.ts";

const link = (name: string) => `<link rel="stylesheet" href="/_assets/${name}.css">`;
const read = (address: string) => `/*${address}*/`;
const isShared = (address: string) => address.includes("site-document");

describe("joining a page's sheets", () => {
  it("makes one of the page's own, in order, and leaves the shared one alone", () => {
    const page = joinStyles(`<head>${link("a")}${link("site-document.x")}${link("b")}</head>`, read, isShared);
    expect(page.sheet?.css).toBe("/*/_assets/a.css*//*/_assets/b.css*/");
    expect(page.html).toBe(
      `<head><link rel="stylesheet" href="${page.sheet?.address}">${link("site-document.x")}</head>`,
    );
  });

  it("gives the same sheet to pages of the same parts, another to others", () => {
    const first = joinStyles(link("a") + link("b"), read, isShared);
    const second = joinStyles(`<p>${link("a")}${link("b")}`, read, isShared);
    const third = joinStyles(link("a") + link("c"), read, isShared);
    expect(second.sheet).toEqual(first.sheet);
    expect(third.sheet?.address).not.toBe(first.sheet?.address);
  });

  it("leaves a page with one sheet as it is", () => {
    expect(joinStyles(link("a"), read, isShared)).toEqual({ html: link("a"), sheet: null });
  });
});
