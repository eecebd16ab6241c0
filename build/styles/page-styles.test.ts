import { describe, expect, it } from "vitest";
import { HIDDEN_UNTIL_STYLED } from "#src/browser/hidden-until-styled.ts";
import {
  AFTER_PAINT,
  FIRST_SCREEN_ONLY,
  FONT_AFTER_PAINT,
  sheetsAfterPaintScript,
} from "#src/browser/sheets-after-paint.ts";
import { pageStyles } from "./page-styles.ts";

const LAYERS = "@layer theme,base,components,utilities;";
const link = (name: string) => `<link rel="stylesheet" href="/_assets/${name}.css">`;

function styled(html: string, files: Record<string, string>, scripts: string[] = []) {
  const styles = pageStyles({
    read: (address) => files[address.replace(/^\/_assets\/|\.css$/g, "")] ?? "",
    isShared: (address) => address.includes("site-document"),
    scripts,
  });
  const { html: page, sheets } = styles(html);
  const [site, own] = sheets.map(({ css }) => css.replace(LAYERS, ""));
  return { page, site, own, sheets };
}

describe("a page's sheets", () => {
  it("are two, without which it is not shown: the one all share, and its own parts in their order", () => {
    const { page, site, own, sheets } = styled(`<head>${link("a")}${link("site-document")}${link("b")}</head>`, {
      a: "p{color:red}",
      b: "p{color:blue}",
      "site-document": "body{margin:0}",
    });
    expect(site).toBe("body{margin:0}");
    expect(own).toBe("p{color:red}p{color:blue}");
    const links = sheets.map(({ address }) => `<link rel="stylesheet" href="${address}">`);
    expect(page).toBe(`<head>${HIDDEN_UNTIL_STYLED}${links.join("")}</head>`);
  });

  it("are the same for pages of the same parts, others for others", () => {
    const files = { a: ".a{margin:0}", b: ".b{margin:0}" };
    const first = styled(`${link("a")}<i class="a">`, files);
    expect(styled(`${link("a")}<b class="a">`, files).sheets).toEqual(first.sheets);
    expect(styled(`${link("b")}<b class="b">`, files).sheets).not.toEqual(first.sheets);
  });

  it("take the utilities out of the shared one, in their order", () => {
    const shared = "@layer base{p{margin:0}}@layer utilities{.hidden{display:none}.shown{display:block}.x{top:0}}";
    const { site, own } = styled(`${link("site-document")}<p class="shown hidden">`, { "site-document": shared });
    expect(site).toBe("@layer base{p{margin:0}}");
    expect(own).toBe("@layer utilities{.hidden{display:none}.shown{display:block}}");
  });

  it("leave a page without sheets alone", () => {
    expect(styled("<p>", {})).toMatchObject({ page: "<p>", sheets: [] });
  });
});

describe("what has late styles", () => {
  const files = {
    a: ".a{top:0}.late{top:1px}.late .opened{top:2px}.a .late{top:3px}@media print{.late{top:4px}}@keyframes k{}",
    "site-document": "@layer utilities{.flex{top:5px}.grid{top:6px}.fixed{top:7px}}",
  };
  const html = `${link("a")}${link("site-document")}<p class="a flex"></p><div data-late-styles=""><i class="late flex grid"></i></div><b></b>`;
  const { page, own, sheets } = styled(html, files, ["opened fixed"]);
  const late = sheets[2];

  it("has what only it uses, and what its scripts will show, in a sheet of its own", () => {
    expect(own).toBe(".a{top:0}@keyframes k{}@layer utilities{.flex{top:5px}.fixed{top:7px}}");
    expect(late?.css).toBe(
      ".late{top:1px}.late .opened{top:2px}.a .late{top:3px}@media print{.late{top:4px}}@layer utilities{.grid{top:6px}}",
    );
  });

  it("links to it: loaded by a script, or without one", () => {
    const href = `href="${late?.address}"`;
    expect(page).toContain(
      `<div data-late-styles=""><link rel="late-stylesheet" ${href}><noscript><link rel="stylesheet" ${href}></noscript><i`,
    );
    expect(page.endsWith("</div><b></b>")).toBe(true);
  });
});

describe("a first screen", () => {
  const files = {
    a: "@layer components{.a{top:0;animation:k}.below{top:1px}@keyframes k{to{top:2px}}@keyframes other{to{top:3px}}}",
    "site-document":
      "@font-face{src:url(/_assets/a-text.k9.woff2)}@font-face{src:local(Arial)}body{margin:0}.frame{top:4px}.menu{top:5px}",
  };
  const end = '<template data-first-screen-end="a-text"></template>';
  const html = `<head>${link("site-document")}${link("a")}</head><i class="a frame"></i>${end}<i class="below"></i>`;
  const { page, site, own, sheets } = styled(html, files);

  it("has the rules it uses in the head, and what they name but fonts to be fetched", () => {
    const inline = /<style>(.*)<\/style>/.exec(page)?.[1]?.replace(LAYERS, "");
    expect(inline).toBe(
      `@font-face{src:local(Arial)}body{margin:0}.frame{top:4px}@layer components{.a{top:0;animation:k}@keyframes k{to{top:2px}}}${FIRST_SCREEN_ONLY}`,
    );
  });

  it("is followed by the sheets, which are whole and used after the first paint, or at once without scripts", () => {
    expect(site).toBe(files["site-document"]);
    expect(own).toBe(files.a);
    const links = sheets.map(({ address }) => `<link rel="stylesheet" href="${address}">`).join("");
    const later = links.replaceAll("stylesheet", AFTER_PAINT);
    const font = `<link rel="${FONT_AFTER_PAINT}" href="/_assets/a-text.k9.woff2" crossorigin>`;
    expect(page).toContain(
      `</head><i class="a frame"></i>${later}${font}<noscript>${links}</noscript><script>${sheetsAfterPaintScript()}</script><i class="below"></i>`,
    );
  });
});

it("a first screen whose font no sheet has stops the build", () => {
  const html = `${link("site-document")}<template data-first-screen-end="gone"></template>`;
  expect(() => styled(html, { "site-document": "body{margin:0}" })).toThrow('the font "gone"');
});

describe("rules of a page's own sheet", () => {
  const ownOf = (css: string, html = "", scripts: string[] = []) => styled(link("a") + html, { a: css }, scripts).own;

  it("are left out when the page has not all of their classes", () => {
    const css = ".a .b{top:0}.a .c{top:1px}.a,.c{top:2px}@media print{.c{top:3px}}";
    expect(ownOf(css, '<p class="a"><i class="b">')).toBe(".a .b{top:0}.a{top:2px}");
  });

  it("are left out of the rule they stand in, too", () => {
    const css = ".a{top:0;& .b{top:1px}& .c{top:2px}@media print{top:3px}}";
    expect(ownOf(css, '<p class="a"><i class="c">')).toBe(".a{top:0;& .c{top:2px}@media print{top:3px}}");
  });

  it("know the names of utilities", () => {
    expect(ownOf(String.raw`.tablet\:w-1\/2{width:50%}.ms-\[3px\]{top:0}`, '<p class="tablet:w-1/2">')).toBe(
      String.raw`.tablet\:w-1\/2{width:50%}`,
    );
  });

  it("stay when only what is in brackets is missing", () => {
    const css = ".a:not(.b){top:0}.a:is(.b,.c:not(.d)) p{top:1px}[data-open]{top:2px}";
    expect(ownOf(css, '<p class="a">')).toBe(css);
  });

  it("stay when a script may set the class", () => {
    const css = ".is-open{top:0}.pill-red{top:1px}.gone{top:2px}";
    expect(ownOf(css, "", ['e.classList.add("is-open")', "`pill-$".concat("{look}`")])).toBe(
      ".is-open{top:0}.pill-red{top:1px}",
    );
  });

  it("stay whole in what holds no elements", () => {
    const css = "@font-face{font-family:A}@keyframes b{0%{top:0}to{top:1px}}";
    expect(ownOf(css)).toBe(css);
  });
});
