import { describe, expect, it } from "vitest";
import { keepWordsTogether } from "./no-break-spaces.ts";

const shown = (html: string) => keepWordsTogether(html).replaceAll("\u00a0", "_").replaceAll("\u2060", "|");

describe("words on one line", () => {
  it("are a number and what it counts", () => {
    expect(shown("<p>بعد 3 سنوات، after 11 weeks, 6:00 pm, 12,400 users</p>")).toBe(
      "<p>بعد 3_سنوات، after 11_weeks, 6:00_pm, 12,400_users</p>",
    );
    expect(shown("<p>iOS 17 and B2 x, 2019</p>")).toBe("<p>iOS 17_and B2 x, 2019</p>");
  });
  it("are short Arabic words and the word after them", () => {
    expect(shown("<h2>ما تطلبه، ولا يحتاج أن تصل</h2>")).toBe("<h2>ما_تطلبه، ولا يحتاج أن_تصل</h2>");
    expect(shown("<p>كلما جاء، بما لديك</p>")).toBe("<p>كلما جاء، بما لديك</p>");
  });
  it("are the parts of a short compound", () => {
    expect(shown("<h2>An answer to each letter, a follow-up by e-mail</h2>")).toBe(
      "<h2>An answer to each letter, a follow-|up by e-|mail</h2>",
    );
    expect(shown("<a>Write by e-mail</a>")).toBe("<a>Write by e-mail</a>");
    expect(shown("<h2>well-beyond-reach, internationalisation-ready, 4-8</h2>")).toBe(
      "<h2>well-beyond-reach, internationalisation-ready, 4-8</h2>",
    );
    expect(shown('<a href="/e-mail">x</a>')).toBe('<a href="/e-mail">x</a>');
  });
  it("are both ends of a range", () => {
    expect(shown("<b>7–15 weeks</b>")).toBe("<b>7–|15_weeks</b>");
    expect(shown("<dd>9:00 AM – 6:00 PM</dd>")).toBe("<dd>9:00_AM_–_6:00_PM</dd>");
    expect(shown("<p>one – two</p>")).toBe("<p>one – two</p>");
  });
  it("are the last ones of a long paragraph, if they are short", () => {
    const start = "It costs nothing, asks for no account and no address, and runs wherever you are, with no server,";
    expect(shown(`<p>${start} in your browser.</p>`)).toBe(`<p>${start} in your_browser.</p>`);
    expect(shown(`<li>${start} as it is.</li>`)).toBe(`<li>${start} as_it_is.</li>`);
    const arabic =
      "تعمل الأداة أينما كنت، ولا تطلب منك حسابًا ولا بريدًا، وتبقى صورك وكلماتك كلها حيث كتبتها، بلا خادم ولا حساب،";
    expect(shown(`<p>${arabic} في متصفّحك.</p>`)).toBe(`<p>${arabic}_في_متصفّحك.</p>`);
    expect(shown("<p>The tool runs with no server, in your browser.</p>")).toBe(
      "<p>The tool runs with no server, in your browser.</p>",
    );
  });
  it("are not sought in attributes, code and texts that scripts compare", () => {
    for (const html of [
      '<a title="3 سنوات"></a>',
      "<pre>3 words</pre>",
      "<script>if(a<b)x('3 words')</script>",
      "<title>3 words</title>",
      "<astro-island><p>3 words</p></astro-island>",
      '<a class="a>b" data-x="5 years"></a>',
    ])
      expect(keepWordsTogether(html)).toBe(html);
    expect(shown("<script>a<b</script><p>2 b")).toBe("<script>a<b</script><p>2_b");
    expect(shown("<code>1 a</code> 2 b")).toBe("<code>1 a</code> 2_b");
  });
});
