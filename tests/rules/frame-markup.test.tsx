import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Drawer } from "#src/frame/drawer.tsx";
import { besideChat, chatLink, frameProps } from "#src/frame/frame.props.ts";
import { menuProps } from "#src/frame/navigation.props.ts";
import { ChatButton } from "#src/frame/page-marks.tsx";
import { SiteFooter } from "#src/frame/site-footer.tsx";
import { SiteHeader } from "#src/frame/site-header.tsx";
import { paths } from "#src/i18n/paths.ts";
import { frameMarkup } from "#src/layouts/frame-markup.tsx";
import { locales } from "#src/site/site.ts";

// Not from what Astro has kept of a build or a development server, which need not be there.
vi.mock("astro:content", () => import("./content-collections.ts"));

/** The frame rendered for one page alone. */
async function renderedFor(page: Parameters<typeof frameMarkup>[0]) {
  const { locale, path } = page;
  const menu = await menuProps(locale, path);
  const frame = await frameProps({ ...page, chatHref: chatLink(page), menu, beside: besideChat(path) });
  return {
    header: renderToStaticMarkup(<SiteHeader {...frame.header} />),
    footer: renderToStaticMarkup(<SiteFooter {...frame.footer} />),
    drawer: renderToStaticMarkup(<Drawer {...frame.drawer} />),
    chat: renderToStaticMarkup(<ChatButton {...frame.chat} />),
  };
}

describe.each(locales)("the frame around a page, %s", (locale) => {
  it.each([
    { path: paths.home(), subject: "the site" },
    { path: paths.contact(), subject: "a form" },
    { path: paths.post("a-page-in-one-second"), subject: `Tom's "1 < 2" & {page:path}` },
  ])("is what it would be if rendered for $path alone", async ({ path, subject }) => {
    const page = { locale, path, subject };
    const { before, after } = await frameMarkup(page);
    const alone = await renderedFor(page);
    expect(before).toContain(alone.header);
    expect(after).toContain(alone.footer + alone.drawer + alone.chat);
  });
});
