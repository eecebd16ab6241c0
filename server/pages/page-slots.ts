import type { RenderView, ServerView } from "#domain/site/server-render.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { findElement, insideOf } from "./find-element.ts";
import { parseIslandProps, writeIslandProps } from "./island-props.ts";

/** A prerendered page, cut open where a component goes: an answer is made by joining strings. */
export type PageSlot = (props: object) => string;

/**
 * The page of an island, with the island in another state. The answer is still an island: where there is a script after
 * all, it hydrates with the same props. Null when the page has no such island.
 */
export function openIsland(html: string, view: ServerView, render: RenderView): PageSlot | null {
  const island = findElement(html, ({ tagName, attrs }) =>
    Boolean(
      tagName === "astro-island" && attrs.some(({ name, value }) => name === "component-export" && value === view),
    ),
  );
  const place = island?.sourceCodeLocation;
  if (!island || !place?.startTag || !place.endTag) return null;
  const attributes = new Map(island.attrs.map(({ name, value }) => [name, value]));
  const own = parseIslandProps(attributes.get("props") ?? "{}");
  const [before, after] = [html.slice(0, place.startOffset), html.slice(place.endTag.startOffset)];
  return (state) => {
    const props = { ...own, ...state };
    const tag = [...new Map(attributes).set("props", writeIslandProps(props))]
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join("");
    return `${before}<astro-island${tag}>${render(view, props, attributes.get("prefix"))}<!--astro:end-->${after}`;
  };
}

/** The page with a component in place of what its element with this id holds, and another title. */
export function openElement(html: string, id: string, view: ServerView, render: RenderView) {
  const title = insideOf(findElement(html, ({ tagName }) => tagName === "title"));
  const place = insideOf(
    findElement(html, ({ attrs }) => attrs.some((each) => each.name === "id" && each.value === id)),
  );
  if (!title || !place) return null;
  return (props: object, words: { title: string }) =>
    [
      html.slice(0, title.start),
      escapeHtml(words.title),
      html.slice(title.end, place.start),
      render(view, props),
      html.slice(place.end),
    ].join("");
}
