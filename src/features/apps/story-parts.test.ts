import { expect, test } from "vitest";
import { storyParts } from "./story-parts.ts";

const heading = (anchor: string, text: string, depth = 2) => ({ depth, anchor, text });

test("a text is cut at its headings of the second level", () => {
  const html =
    '<p>Intro.</p>\n<h2 id="a">One</h2>\n<p>1</p>\n<h3 id="b">Inner</h3>\n<p>2</p>\n<h2 id="c">Two</h2>\n<p>3</p>';
  const headings = [heading("a", "One"), heading("b", "Inner", 3), heading("c", "Two")];
  expect(storyParts({ html, headings })).toEqual({
    intro: "<p>Intro.</p>",
    parts: [
      { id: "a", title: "One", html: '<p>1</p>\n<h3 id="b">Inner</h3>\n<p>2</p>' },
      { id: "c", title: "Two", html: "<p>3</p>" },
    ],
  });
});

test("a text may begin with a heading", () => {
  expect(storyParts({ html: '<h2 id="a">One</h2><p>1</p>', headings: [heading("a", "One")] })).toEqual({
    intro: "",
    parts: [{ id: "a", title: "One", html: "<p>1</p>" }],
  });
});
