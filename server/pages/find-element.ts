import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

/** The first element of a page that fits, with its place in the text. */
export function findElement(html: string, fits: (element: Element) => boolean): Element | undefined {
  const search = (node: DefaultTreeAdapterTypes.ParentNode): Element | undefined => {
    for (const child of node.childNodes) {
      if (!("tagName" in child)) continue;
      const found = fits(child) ? child : search(child);
      if (found) return found;
    }
    return undefined;
  };
  return search(parse(html, { sourceCodeLocationInfo: true }));
}
