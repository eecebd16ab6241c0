import arabic from "#src/.generated/fonts/whole-arabic.woff2?url";
import latin from "#src/.generated/fonts/whole-latin.woff2?url";
import latinMore from "#src/.generated/fonts/whole-latin-more.woff2?url";

/**
 * The site's own files hold only the letters the site writes. Visitors write what they like, so this page loads whole
 * alphabets, all of them before the first post is drawn: afterwards nothing is fetched any more, whatever is typed.
 */
const FACES = [
  {
    url: latin,
    range:
      "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+2010-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215",
  },
  {
    url: latinMore,
    range:
      "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113",
  },
  {
    url: arabic,
    range: "U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200F, U+FB50-FDFF, U+FE70-FEFC",
  },
];

/** The same for all: browsers join the files of a family only where their weights agree. */
const WEIGHTS = "400 700";

let ready: Promise<void> | undefined;

/** A canvas does not ask for a font as the text of a page does: it has to be there before. */
export function loadFontFaces(): Promise<void> {
  ready ??= Promise.allSettled(
    FACES.map(async ({ url, range }) => {
      const face = new FontFace("Post", `url("${url}") format("woff2")`, { weight: WEIGHTS, unicodeRange: range });
      document.fonts.add(await face.load());
    }),
  ).then(() => undefined);
  return ready;
}
