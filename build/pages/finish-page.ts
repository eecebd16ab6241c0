import { type PageStyles, pageStyles } from "#build/styles/page-styles.ts";
import { type HeadWords, headWords } from "./head-errors.ts";
import { inlineHashes, inlineStyleErrors, lowerScriptPriority, takeIslandScripts, takeMiddleware } from "./html.ts";
import { keepWordsTogether } from "./no-break-spaces.ts";

/** What the build needs to know of a page once it is finished. */
export type PageFacts = {
  middleware: string[];
  /** Hashes of its inline scripts and styles. */
  scripts: string[];
  styles: string[];
  head: HeadWords;
  /** Names of the drawn pictures it shows. */
  pictures: string[];
};

export type FinishedPage = { html: string; facts: PageFacts; assets: PageAsset[] };
/** A file that the page links to and that finishing it makes: a sheet, or the script of its islands. */
export type PageAsset = { address: string; text: string };

const PICTURE = /\/_assets\/pictures\/([\w.-]+\.svg)/g;

/** Names of the drawn pictures that a text of the build links to. */
export const picturesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PICTURE)].map(([, file = ""]) => file)),
];

/** Turns a page as Astro wrote it into the page that is sent. */
export function pageFinisher(assets: PageStyles): (written: string, file: string) => FinishedPage {
  const stylesOf = pageStyles(assets);
  return (written, file) => {
    const { html, middleware } = takeMiddleware(written);
    const errors = inlineStyleErrors(html);
    if (errors.length > 0) throw new Error(`${file}: the policy refuses style attributes: ${errors[0]}`);
    const { html: linked, script } = takeIslandScripts(html);
    const { html: styled, sheets } = stylesOf(linked);
    const finished = keepWordsTogether(lowerScriptPriority(styled));
    return {
      html: finished,
      facts: { middleware, ...inlineHashes(finished), head: headWords(finished), pictures: picturesIn(finished) },
      assets: [
        ...sheets.map(({ address, css }) => ({ address, text: css })),
        ...(script ? [{ address: script.address, text: script.code }] : []),
      ],
    };
  };
}
