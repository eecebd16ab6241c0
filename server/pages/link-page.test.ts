import { describe, expect, it } from "vitest";
import { testFacts } from "#harness/services.ts";
import { createLinkPages } from "./link-page.ts";

const PAGE = `<!DOCTYPE html><html lang="ar" dir="rtl"><head><title>old</title></head><body><header>frame</header><main><div class="hero"><div class="words"><nav>path</nav><h1 class="big">old</h1><p class="lead">old</p><form data-form="notify"></form></div><svg></svg></div><section>rest</section></main></body></html>`;
const words = { title: "تأكيد <البريد>", text: "اضغط", home: "الرئيسية" };

describe("the page behind a link of a mail", () => {
  const pages = createLinkPages((address) => (address === "/ar/utils/coming-soon" ? PAGE : null), testFacts());

  it("is the page of the sign-up with other words and one button", () => {
    const html = pages.show("ar", { ...words, action: { address: "/api/x?token=a&b", label: "نعم" } });
    expect(html).toContain("<title>تأكيد &lt;البريد&gt;</title>");
    expect(html).toContain(
      '<nav>path</nav><h1 class="big">تأكيد &lt;البريد&gt;</h1><p class="lead">اضغط</p><form method="post" action="/api/x?token=a&amp;b"',
    );
    expect(html).toContain("<header>frame</header>");
    expect(html).not.toMatch(/old|rest|data-form/);
  });

  it("leads home when there is nothing left to do", () => {
    expect(pages.show("ar", words)).toMatch(/<a class="[^"]+" href="\/ar">الرئيسية<\/a>/);
  });

  it("is plain where there are no pages", () => {
    expect(pages.show("en", words)).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr">.*<h1>تأكيد/);
  });
});
