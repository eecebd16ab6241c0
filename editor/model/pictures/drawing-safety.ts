import { type DefaultTreeAdapterTypes, html, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Shapes, text and paint. Nothing that runs, loads, links, styles the page or changes over time. */
const ELEMENTS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  clipPath mask marker pattern linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer
  feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset feTurbulence feDisplacementMap`);

const ATTRIBUTES = words(`
  id class role lang direction transform viewBox version preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry
  fx fy fr d dx dy points pathLength rotate textLength lengthAdjust startOffset method spacing side href offset
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset color opacity paint-order vector-effect shape-rendering text-rendering
  color-interpolation color-interpolation-filters display visibility overflow isolation mix-blend-mode
  font-family font-size font-style font-variant font-weight font-stretch letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift unicode-bidi writing-mode
  clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits filter filterUnits primitiveUnits
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight orient refX refY
  patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod stop-color stop-opacity
  in in2 result mode type values stdDeviation flood-color flood-opacity operator radius k1 k2 k3 k4 scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude
  exponent edgeMode space`);

/** Names without meaning to a browser that is not asked about them. */
const INERT_NAME = /^(?:data|aria)-[\w-]+$/;

/**
 * A drawing becomes part of the page, so it is read as the page will be, by the rules of HTML; a check of its characters
 * or of its XML would see something else. What is not on the lists is not let in.
 */
export function isSafeDrawing(svg: string): boolean {
  const { childNodes } = parseFragment(svg);
  const elements = childNodes.filter((node) => "tagName" in node);
  return (
    elements.length === 1 && elements[0]?.tagName === "svg" && childNodes.every(isSafeNode) && !hasOuterText(childNodes)
  );
}

const hasOuterText = (nodes: readonly Node[]) =>
  nodes.some((node) => node.nodeName === "#text" && "value" in node && node.value.trim().replace(/^\ufeff/, "") !== "");

function isSafeNode(node: Node): boolean {
  if (!("tagName" in node)) return node.nodeName === "#text" || node.nodeName === "#comment";
  return (
    node.namespaceURI === html.NS.SVG &&
    ELEMENTS.has(node.tagName) &&
    node.attrs.every(isSafeAttribute) &&
    node.childNodes.every(isSafeNode)
  );
}

function isSafeAttribute({ name, prefix, value }: Element["attrs"][number]): boolean {
  if (prefix === "xmlns" || name === "xmlns" || name.startsWith("xmlns:")) return true;
  if (!ATTRIBUTES.has(name) && !INERT_NAME.test(name)) return false;
  if (name === "href") return value.startsWith("#");
  // A picture, a pattern or a filter may be one of this drawing, and of no other place.
  return !/url\s*\((?!\s*["']?#)/i.test(value) && !value.includes("\\");
}
