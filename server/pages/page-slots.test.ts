import { describe, expect, it } from "vitest";
import type { RenderView } from "#domain/site/server-render.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { parseIslandProps, writeIslandProps } from "./island-props.ts";
import { openElement, openIsland } from "./page-slots.ts";

/** Says what it was given. */
const render: RenderView = (view, props, prefix) =>
  `<p>${escapeHtml(`${view} ${prefix} ${JSON.stringify(props)}`)}</p>`;

const props = { setup: { locale: "ar" }, services: [{ value: "a", label: 'A "&" <B>' }], none: null };
const island = `<astro-island uid="1" prefix="r11" component-export="ContactForm" props="${escapeHtml(writeIslandProps(props))}" ssr client="touch"><form>old</form><!--astro:end--></astro-island>`;
const page = `<!DOCTYPE html><html lang="ar"><head><title>old &amp; title</title></head><body><main>before ${island}<div id="place"><b>old</b></div> after</main></body></html>`;

it("reads and writes props as Astro does", () => {
  const attribute = '{"setup":[0,{"locale":[0,"ar"]}],"services":[1,[[0,{"value":[0,"a"]}]]],"none":[0,null]}';
  const read = { setup: { locale: "ar" }, services: [{ value: "a" }], none: null };
  expect(parseIslandProps(attribute)).toEqual(read);
  expect(writeIslandProps({ ...read, left: undefined })).toBe(attribute);
  expect(() => parseIslandProps('{"day":[3,"2026-01-01"]}')).toThrow(/type 3/);
});

describe("the page of an island", () => {
  it("holds it in another state, and is otherwise the same", () => {
    const state = { values: { message: "</script>\"'&amp;" } };
    const html = openIsland(page, "ContactForm", render)?.({ state }) ?? "";
    const [, attribute = "", inner = ""] = /props="([^"]*)"[^>]*>(.*)<!--astro:end-->/.exec(html) ?? [];
    const decoded = attribute
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
    expect(parseIslandProps(decoded)).toEqual({ ...props, state });
    expect(inner).toBe(render("ContactForm", { ...props, state }, "r11"));
    expect(html.replace(/<astro-island.*<\/astro-island>/, island)).toBe(page);
    expect(html).toContain('<astro-island uid="1" prefix="r11" component-export="ContactForm" props=');
  });

  it("is none where the page has no such island", () => {
    expect(openIsland(page, "NotifyForm", render)).toBeNull();
  });
});

describe("the page of a mail link", () => {
  it("has another title and another content of its element", () => {
    const html = openElement(page, "place", "MailLinkView", render)?.({ text: "t" }, { title: "<new>" });
    expect(html).toBe(
      page.replace("old &amp; title", "&lt;new&gt;").replace("<b>old</b>", render("MailLinkView", { text: "t" })),
    );
    expect(openElement(page, "nowhere", "MailLinkView", render)).toBeNull();
  });
});
