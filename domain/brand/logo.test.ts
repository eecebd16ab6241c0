import { describe, expect, it } from "vitest";
import { readLogo } from "./logo.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 40 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const errorsOf = (text: string, kind: "mark" | "wordmark" = "mark") => readLogo(text, kind).errors.join("; ");

describe("a logo as drawing programs write it", () => {
  it("keeps its shapes, in the colour of the text where it is black or says none", () => {
    const file = `<?xml version="1.0"?><!-- made elsewhere -->\n${svg(
      '<title>x</title><defs/><g id="a" style="fill:#000000;stroke-width:2"><path d="M0 0h9" class="b"/></g><circle r="2" fill="#d03"/>',
      'width="80" height="80" viewBox="0 0 40 40"',
    )}`.replace("<defs/>", "");
    expect(readLogo(file, "mark").logo).toEqual({
      viewBox: { x: 0, y: 0, width: 40, height: 40 },
      markup:
        '<g fill="currentColor"><g fill="currentColor" stroke-width="2"><path d="M0 0h9"/></g><circle r="2" fill="#d03"/></g>',
    });
  });

  it.each([
    ["a script", svg("<script>alert(1)</script><path d='M0 0'/>"), "<script> cannot be used"],
    [
      "text that needs a font",
      svg("<text>A</text><path d='M0 0'/>"),
      "<text> cannot be used; turn it into plain paths",
    ],
    ["a colour that runs", svg('<path d="M0 0h1" fill="url(#a)"/>'), "paint it in one plain colour"],
    ["a drawing that ends early", '<svg viewBox="0 0 4 4"><g><path d="M0 0"/></svg>', "is not a whole drawing"],
    ["attributes without quotes", svg("<path d=M0 onload=alert(1)>"), "is not a whole drawing"],
    ["no viewBox", svg('<path d="M0 0"/>', ""), "says no viewBox"],
    ["nothing", svg(""), "draws nothing"],
    ["a picture", "\u0089PNG", "is not an SVG drawing"],
    ["a mark that is no square", svg('<path d="M0 0"/>', 'viewBox="0 0 90 40"'), "about as wide as it is high"],
  ])("is refused with %s, and says what to do", (_, file, reason) => {
    expect(errorsOf(file)).toContain(reason);
  });

  it("says of a photograph only that it is none, whatever its bytes look like", () => {
    expect(readLogo("\u0089PNG <sdp>", "mark").errors).toEqual(["is not an SVG drawing"]);
  });

  it("lets no behaviour through", () => {
    const { logo } = readLogo(svg('<path d="M0 0" onclick="alert(1)" href="javascript:x" style="fill:red"/>'), "mark");
    expect(logo?.markup).toBe('<g fill="currentColor"><path d="M0 0" fill="red"/></g>');
  });
});
