import { describe, expect, it } from "vitest";
import { errorPageTemplate, fallbackErrorPage } from "./error-page.ts";

const html = `<main><h1 class="a" data-slot="message">Not here</h1><div data-slot="elsewhere"><a href="/ar/asked-address">ع</a><a href="/en/asked-address">E</a></div></main>`;

describe("error page", () => {
  const fill = errorPageTemplate(html);

  it("keeps its own message and offers nothing where there is nothing to offer", () => {
    expect(fill()).toBe(`<main><h1 class="a" data-slot="message">Not here</h1></main>`);
  });
  it("offers the address in every language", () => {
    expect(fill({ elsewhere: "/about" })).toContain(`<a href="/ar/about">ع</a><a href="/en/about">E</a>`);
  });
  it("escapes a message", () => {
    expect(fill({ message: "Unknown middleware <b>$&" })).toContain(`>Unknown middleware &lt;b&gt;$&amp;</h1>`);
  });
  it("refuses a page without its slots", () => {
    expect(() => errorPageTemplate("<main></main>")).toThrow('lacks the slot "message"');
  });
});

describe("last page", () => {
  it("says so in both languages, with the details and a way home", () => {
    const page = fallbackErrorPage("TypeError: <x>");
    expect(page).toContain("حدث خطأ أثناء عرض صفحة الخطأ");
    expect(page).toContain("An error occurred while showing the error page");
    expect(page).toContain("TypeError: &lt;x&gt;");
    expect(page).toContain('<a href="/">');
  });
});
