import { describe, expect, it } from "vitest";
import { plainTextOf } from "./plain-text.ts";

describe("the words of a Markdown text", () => {
  it.each([
    ["## A heading\n\nand *stress*, **more** and `code`", "A heading and stress, more and code"],
    ["- one\n- two\n\n1. three", "one two three"],
    ['a [link](/apps/daftar) and ![alt](./a.svg "A caption.") shown', "a link and A caption. shown"],
    ["> [!note]\n> said aside", "said aside"],
    ["| a | b |\n| --- | ---: |\n| 1 | 2 |", "a b 1 2"],
    ["said[^1] so\n\n[^1]: by whom", "said so by whom"],
    ["before\n\n```js\nconst x = 1;\n```\n\nafter", "before after"],
    [
      'shown as code: `<bdi dir="ltr">`, a tag: <br> and snake_case',
      'shown as code: <bdi dir="ltr">, a tag: and snake_case',
    ],
    ["العلامة `U+200F` و`U+200E` **معًا**", "العلامة U+200F وU+200E معًا"],
    ["5 \\* 3", "5 * 3"],
  ])("%j", (markdown, words) => expect(plainTextOf(markdown)).toBe(words));
});
