import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, html as names, parse, serialize } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export { parse as parseHtml, serialize as writeHtml };

export function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: HtmlElement, name: string, value: string) {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: HtmlElement, name: string) {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** All elements below a node that fit, in the order of the document. */
export function findAll(node: ParentNode, fits: (element: HtmlElement) => boolean): HtmlElement[] {
  const found: HtmlElement[] = [];
  for (const child of node.childNodes) {
    if (!adapter.isElementNode(child)) continue;
    if (fits(child)) found.push(child);
    found.push(...findAll(child, fits));
  }
  return found;
}

export function findFirst(node: ParentNode, fits: (element: HtmlElement) => boolean): HtmlElement | undefined {
  return findAll(node, fits)[0];
}

export const hasAttribute = (name: string, value?: string) => (element: HtmlElement) => {
  const given = attributeOf(element, name);
  return given !== undefined && (value === undefined || given === value);
};

export const isTag = (name: string) => (element: HtmlElement) => element.tagName === name;

/** Texts are written as texts: the serializer escapes them. */
export function setText(element: HtmlElement, text: string) {
  element.childNodes = [];
  adapter.insertText(element, text);
}

export function textOf(node: ParentNode): string {
  return node.childNodes
    .map((child) => (adapter.isTextNode(child) ? child.value : adapter.isElementNode(child) ? textOf(child) : ""))
    .join("");
}

export function newElement(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (HtmlElement | string)[]
) {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = adapter.createElement(tag, names.NS.HTML, attrs);
  for (const child of children)
    if (typeof child === "string") adapter.insertText(element, child);
    else adapter.appendChild(element, child);
  return element;
}

export function setChildren(element: HtmlElement, children: readonly HtmlElement[]) {
  element.childNodes = [];
  for (const child of children) adapter.appendChild(element, child);
}

export function childrenOf({ childNodes }: HtmlElement): HtmlElement[] {
  return childNodes.filter(adapter.isElementNode);
}

export function parentOf({ parentNode }: HtmlElement): HtmlElement | null {
  return parentNode && adapter.isElementNode(parentNode) ? parentNode : null;
}

export function contains(element: HtmlElement, wanted: HtmlElement): boolean {
  return element === wanted || findAll(element, (inner) => inner === wanted).length > 0;
}
