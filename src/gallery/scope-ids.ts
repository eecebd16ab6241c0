/** Attributes whose value is one id, or several. */
const REFERENCES = [
  "for",
  "form",
  "list",
  "headers",
  "commandfor",
  "popovertarget",
  "aria-controls",
  "aria-describedby",
  "aria-labelledby",
];

/** Attributes that may paint with something of the same drawing: `url(#id)`. */
const PAINTS = ["fill", "stroke", "mask", "clip-path", "filter"];

/** Puts a prefix before every id of a part of a page, and before what refers to it, so that two may stand in one page. */
export function scopeIds(root: Element, prefix: string) {
  const ids = new Set([...root.querySelectorAll("[id]")].map(({ id }) => id));
  const scoped = (id: string) => (ids.has(id) ? `${prefix}-${id}` : id);

  for (const element of root.querySelectorAll("*")) {
    if (element.id) element.id = scoped(element.id);
    for (const name of REFERENCES) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, value.split(" ").map(scoped).join(" "));
    }
    const target = element.getAttribute("href");
    if (target?.startsWith("#")) element.setAttribute("href", `#${scoped(target.slice(1))}`);
    for (const name of PAINTS) {
      const value = element.getAttribute(name);
      if (value?.startsWith("url(#")) element.setAttribute(name, `url(#${scoped(value.slice(5, -1))})`);
    }
  }
}
