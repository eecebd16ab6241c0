import { expect, test } from "vitest";
import { type MarkdownInput, renderMarkdown } from "./markdown.ts";

const render = (markdown: string, input: Partial<MarkdownInput> = {}) =>
  renderMarkdown({
    markdown,
    anchors: [],
    labels: {
      callouts: { note: "ملاحظة", warning: "تنبيه" },
      footnotes: "الحواشي",
      backToReference: (note, place) => `عودة إلى ${note}.${place}`,
      table: (number) => `جدول ${number}`,
      code: (number) => `شيفرة ${number}`,
    },
    linkTo: (path) => `/ar${path}`,
    findPicture: async (name) => ({ kind: "drawing", svg: `<svg data-name="${name}"></svg>` }),
    ...input,
  });

test("headings carry the anchors they are given, and footnotes are not one of them", async () => {
  const { html, headings } = await render("## أين `x` تذهب[^1]\n\n### ثم\n\n[^1]: هنا", { anchors: ["where", "then"] });
  expect(html).toContain('<h2 id="where">');
  expect(headings.map(({ depth, anchor }) => [depth, anchor])).toEqual([
    [2, "where"],
    [3, "then"],
  ]);
});
test("a heading that the outline does not know stops the build", async () => {
  await expect(render("Underlined\n===")).rejects.toThrow('"Underlined" is a heading; write it with #');
});
test("links without a language get the text's; others stay", async () => {
  const { html } = await render("[a](/contact#form) [b](https://x.org/y) [c](#d) [d](//x.org)");
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/ar/contact#form",
    "https://x.org/y",
    "#d",
    "//x.org",
  ]);
});
test("footnotes speak the language of the page", async () => {
  const { html } = await render("أ[^1] ب[^1]\n\n[^1]: نص");
  expect(html).toContain(">الحواشي</h2>");
  expect(html).toContain('aria-label="عودة إلى 1.1"');
  expect(html).toContain('aria-label="عودة إلى 1.2"');
  expect(html).not.toMatch(/Footnotes|Back to/);
});
test("code is coloured by classes and reads from left to right", async () => {
  const { html } = await render("```ts\nconst a = 1;\n```");
  expect(html).toContain('<span class="token keyword">const</span>');
  expect(html).toMatch(/<pre [^>]*dir="ltr"/);
  expect(html).not.toMatch(/<pre [^>]*(tabindex|role)/);
});
test("code is shown as it is written, whether its language is known or not", async () => {
  const { html } = await render('```js\na > b && "<b>"\n```\n\n```no-language\n<b>1 < 2</b> &amp;\n```');
  expect(html.replace(/<\/?span[^>]*>/g, "")).toContain('a &gt; b &amp;&amp; "&lt;b&gt;"</code>');
  expect(html).toContain('<code class="language-no-language">&lt;b&gt;1 &lt; 2&lt;/b&gt; &amp;amp;</code>');
});
test("what stands between quotes of an attribute cannot end it", async () => {
  const { html } = await render("[a](/b 'one \"two\" & three')");
  expect(html).toContain('title="one &quot;two&quot; &amp; three"');
});
test("lines of code that are wider than a phone can be scrolled to by keys", async () => {
  const { html } = await render(
    "```ts\nconst a = 1;\n```\n\n```ts\nconst long = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];\n```",
  );
  expect(html).toMatch(/<pre [^>]*role="region" tabindex="0" aria-label="شيفرة 2"/);
});
test("a word of Arabic is no code, and only long code may be broken", async () => {
  const { html } = await render("`فاتورة` `unsafe-inline` `a-name-that-is-longer-than-a-line`");
  expect(html).toContain('<code class="word" dir="rtl">فاتورة</code>');
  expect(html).toContain("<code>unsafe-inline</code>");
  expect(html).toContain('<code class="long-code">a-name');
});
test("a table can be scrolled, and its columns are aligned without a style attribute", async () => {
  const { html } = await render("| أ | ب |\n| - | -: |\n| 1 | 2 |");
  expect(html).toMatch(/<div class="table-scroll" role="region" tabindex="0" aria-label="جدول 1"><table role="table">/);
  expect(html).toContain('<td role="cell" class="cell-end cell-number" data-label="ب">2</td>');
  expect(html).not.toContain("style=");
});
test("on a phone, rows of long cells become lists of named values; short ones stay a table", async () => {
  const short = await render("| أ | ب | ج |\n| - | - | - |\n| س | 1–2 | 3,000 |\n| ص | 4 | 5 |");
  expect(short.html).not.toContain("table-stack");
  const long = await render(
    "| الاسم | `أين` | حتى متى |\n| - | - | - |\n| س | هنا | ما دامت الصفحة مفتوحة |\n| ص | ع | ف |",
  );
  expect(long.html).toContain('class="table-scroll table-stack"');
  expect([...long.html.matchAll(/data-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    "الاسم",
    "أين",
    "حتى متى",
    "الاسم",
    "أين",
    "حتى متى",
  ]);
  const two = await render("| أ | ب |\n| - | - |\n| س | جملة طويلة لا تسعها خلية ضيقة |");
  expect(two.html).not.toContain("table-stack");
});
test("a callout is an aside with its label; a plain quotation stays one", async () => {
  const { html } = await render("> [!WARNING]\n> انتبه إلى `x`\n>\n> وإلى غيره\n\n> قول مأثور");
  expect(html).toContain('<aside class="callout" role="note" data-kind="warning"><p class="callout-label">تنبيه</p>');
  expect(html).toContain("<p>انتبه إلى <code>x</code></p>");
  expect(html).toContain("<p>وإلى غيره</p>");
  expect(html).toMatch(/<blockquote>\s*<p>قول مأثور<\/p>/);
  expect(html).not.toContain("[!");
});
test("a callout nobody knows is refused by name", async () => {
  await expect(render("> [!DANGER]\n> x")).rejects.toThrow("there is no callout [!DANGER]; known are note, warning");
});
test("a picture alone in its paragraph is a figure with a caption", async () => {
  const { html } = await render('![مسار الفاتورة](./flow.svg "من الصندوق إلى المكتب")');
  expect(html).toContain(
    '<figure><div class="figure-drawing" role="img" aria-label="مسار الفاتورة"><svg data-name="./flow.svg"></svg></div><figcaption>من الصندوق إلى المكتب</figcaption></figure>',
  );
});
test("a picture without a description is refused", async () => {
  await expect(render("![](./flow.svg)")).rejects.toThrow("./flow.svg needs a description");
});
