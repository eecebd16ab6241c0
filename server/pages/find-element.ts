import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

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

/** Where what an element holds begins and ends. */
export function insideOf(element: Element | undefined): { start: number; end: number } | null {
  const place = element?.sourceCodeLocation;
  return place?.startTag && place.endTag ? { start: place.startTag.endOffset, end: place.endTag.startOffset } : null;
}
