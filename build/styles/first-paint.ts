import { list, parse, type Root } from "postcss";

/** What nobody can do or be in before the sheets have come: a finger on something, an open menu, a change of page. */
const LATER_STATES =
  /:(?:hover|focus|active|target|popover-open)|::(?:view-transition|selection|backdrop|file-selector-button)|\[(?:open|data-fixed|data-turning)\b/;
/** What is not focused yet is painted at once. */
const NEGATIONS = /:not\([^)]*\)/g;
const LATER_MEDIA = /\b(?:print|forced-colors)\b/;

/**
 * What is needed of these rules to paint a page for the first time. All of them come again with the sheets.
 * @param markup what the rules are for: its style attributes may use custom properties
 */
export function firstPaintOf(css: string, markup: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    // Keyframes have selectors of their own.
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes") return;
    const now = rule.selectors.filter((selector) => !LATER_STATES.test(selector.replace(NEGATIONS, "")));
    if (now.length === 0) rule.remove();
    else if (now.length < rule.selectors.length) rule.selectors = now;
  });
  root.walkAtRules((rule) => {
    if (rule.name === "starting-style" || (rule.name === "media" && LATER_MEDIA.test(rule.params))) rule.remove();
  });
  removeWebFonts(root);
  removeUnusedKeyframes(root);
  removeUnusedProperties(root, markup);
  removeEmpty(root);
  return String(root);
}

/**
 * Words appear in a font of the machine, which is named by `local`: a file would delay everything above. Names go with
 * their files, or browsers would ask the machine for them, a millisecond for each name and weight on Linux.
 */
function removeWebFonts(root: Root) {
  const names = new Set<string>();
  root.walkAtRules("font-face", (face) => {
    if (!String(face).includes("src:url(")) return;
    face.walkDecls("font-family", ({ value }) => void names.add(unquoted(value)));
    face.remove();
  });
  root.walkDecls(/^(?:--font-.*|font-family)$/, (declaration) => {
    const families = list.comma(declaration.value);
    const here = families.filter((family) => !names.has(unquoted(family)));
    if (here.length < families.length) declaration.value = here.join(",");
  });
}

const unquoted = (family: string) => family.replaceAll('"', "");

function removeUnusedKeyframes(root: Root) {
  const animations: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  const names = new Set(animations.flatMap((value) => value.split(/[\s,]+/)));
  root.walkAtRules("keyframes", (rule) => {
    if (!names.has(rule.params)) rule.remove();
  });
}

/** Again and again: one that is gone may have been the last to use another. */
function removeUnusedProperties(root: Root, markup: string) {
  for (let removed = true; removed; ) {
    removed = false;
    const used = new Set([...`${root}${markup}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

function removeEmpty(root: Root) {
  for (let removed = true; removed; ) {
    removed = false;
    root.walk((node) => {
      if (!("nodes" in node) || node.nodes === undefined || node.nodes.length > 0) return;
      node.remove();
      removed = true;
    });
  }
}
