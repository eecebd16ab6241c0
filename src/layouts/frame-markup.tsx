import { renderToStaticMarkup } from "react-dom/server";
import { memoizeInBuild } from "#src/content/memoize-in-build.ts";
import { Drawer } from "#src/frame/drawer.tsx";
import { besideChat, chatLink, type FrameInput, type FrameNeeds, frameProps } from "#src/frame/frame.props.ts";
import { menuProps } from "#src/frame/navigation.props.ts";
import { ChatButton, OfflineBanner, Preloader, ProgressBar, SkipLink } from "#src/frame/page-marks.tsx";
import { SiteFooter } from "#src/frame/site-footer.tsx";
import { SiteHeader } from "#src/frame/site-header.tsx";

/** What stands before and after the text of a page. */
export type FrameMarkup = { before: string; after: string };

/** Stand for what is the page's own, in markup that pages share. React writes them as they are. */
const PLACES = { path: "{page:path}", subject: "{page:subject}", chatHref: "{page:chat}" };
const PLACE = /\{page:(?:path|subject|chat)\}/g;

type Shared = Pick<FrameNeeds, "locale" | "menu" | "beside">;

/** Rendered once for all pages of a language with the same marks in the menu. */
const sharedMarkup = memoizeInBuild(
  async (shared: Shared): Promise<FrameMarkup> => {
    const frame = await frameProps({ ...shared, ...PLACES });
    return {
      before: renderToStaticMarkup(
        <>
          <SkipLink label={frame.skip} />
          <Preloader />
          <ProgressBar />
          <SiteHeader {...frame.header} />
        </>,
      ),
      after: renderToStaticMarkup(
        <>
          <SiteFooter {...frame.footer} />
          <Drawer {...frame.drawer} />
          <ChatButton {...frame.chat} />
          <OfflineBanner {...frame.banner} />
        </>,
      ),
    };
  },
  { keyOf: ({ locale, menu, beside }) => [locale, beside, ...menu.map(({ isCurrent }) => isCurrent)].join() },
);

/** The frame around the text of a page: the same on all pages, but for their address, subject and marks in the menu. */
export async function frameMarkup(page: FrameInput): Promise<FrameMarkup> {
  const { locale, path } = page;
  const { before, after } = await sharedMarkup({
    locale,
    menu: await menuProps(locale, path),
    beside: besideChat(path),
  });
  const own = new Map([
    [PLACES.path, escaped(path)],
    [PLACES.subject, escaped(page.subject)],
    [PLACES.chatHref, escaped(chatLink(page))],
  ]);
  const filled = (markup: string) => markup.replace(PLACE, (place) => own.get(place) ?? place);
  return { before: filled(before), after: filled(after) };
}

/** As React writes the value of an attribute. */
const escaped = (text: string) => renderToStaticMarkup(text);
