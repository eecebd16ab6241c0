import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isSafeDrawing } from "./drawing-safety.ts";

const drawing = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

describe("a drawing is let in", () => {
  it.each(globSync("content/**/*.svg"))("when it is one of ours: %s", (file) => {
    expect(isSafeDrawing(readFileSync(file, "utf8"))).toBe(true);
  });

  it.each([
    [
      "an XML declaration and a comment",
      `<?xml version="1.0" encoding="utf-8"?>\n<!-- made by hand -->\n${drawing("<path d='M0 0'/>")}`,
    ],
    ["a document type", `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${drawing("<g id='a'/>")}`],
    [
      "a gradient of its own",
      drawing(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect fill="url(#a)"/>',
      ),
    ],
    [
      "a shape used twice",
      drawing('<symbol id="a"><circle r="1"/></symbol><use href="#a"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    ],
    ["text in Arabic", drawing('<title>رسم</title><text direction="rtl" xml:space="preserve">نص</text>')],
  ])("with %s", (_, svg) => {
    expect(isSafeDrawing(svg)).toBe(true);
  });
});

describe("a drawing is refused", () => {
  it.each([
    ["a script", drawing("<script>alert(1)</script>")],
    ["a listener", drawing('<path onload="alert(1)"/>')],
    ["a listener behind a slash", drawing("<path/onload=alert(1)>")],
    ["an instruction that HTML ends sooner", `<?x ><svg/onload=alert(1)>?>${drawing("")}`],
    ["a comment that HTML ends sooner", `<!--><svg onload=alert(1)></svg>-->${drawing("")}`],
    [
      "an animation to an encoded address",
      drawing('<a><animate attributeName="href" values="&#106;avascript:alert(1)"/><text>x</text></a>'),
    ],
    ["a set to an encoded address", drawing('<set attributeName="xlink:href" to="java&#x09;script:alert(1)"/>')],
    ["an element that breaks out", drawing('<form action="https://example.com"><input name="a"></form>')],
    ["a picture that breaks out", drawing('<desc><img src="x" onerror="alert(1)"></desc>')],
    ["HTML inside", drawing("<foreignObject><p>x</p></foreignObject>")],
    ["a title that holds HTML", drawing("<title><style>*{}</style></title>")],
    ["a link", drawing('<a href="#x"><text>x</text></a>')],
    ["a picture from elsewhere", drawing('<image href="https://example.com/x.png"/>')],
    ["a shape from elsewhere", drawing('<use xlink:href="https://example.com/x.svg#a"/>')],
    ["paint from elsewhere", drawing('<rect fill="url(https://example.com/x.svg#a)"/>')],
    ["paint from elsewhere, escaped", drawing('<rect fill="u\\72l(https://example.com/x.svg#a)"/>')],
    ["styles", drawing('<rect style="background:url(//example.com)"/>')],
    ["a style sheet", drawing("<style>*{display:none}</style>")],
    ["a script by another name", `<svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></svg>`],
    ["entities of its own", `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${drawing("&a;")}`],
    ["a second drawing", drawing("") + drawing("")],
    ["words around it", `x${drawing("")}`],
    ["no drawing", "<p>x</p>"],
    ["another base", drawing('<use xml:base="https://example.com/" href="#a"/>')],
  ])("with %s", (_, svg) => {
    expect(isSafeDrawing(svg)).toBe(false);
  });
});
