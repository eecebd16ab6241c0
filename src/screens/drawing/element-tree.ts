import { Fragment, isValidElement, type ReactNode } from "react";
import {
  Box,
  type BoxProps,
  Drawing,
  type DrawingProps,
  Icon,
  type IconProps,
  Text,
  type TextProps,
} from "./elements.ts";

export type ScreenElement =
  | { kind: "box"; props: BoxProps; children: ScreenElement[] }
  | { kind: "text"; props: TextProps; text: string }
  | { kind: "icon"; props: IconProps }
  | { kind: "drawing"; props: DrawingProps };

/** Calls components until only the elements of a screen are left. */
export function elementTree(node: ReactNode): ScreenElement[] {
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (Array.isArray(node)) return node.flatMap(elementTree);
  if (!isValidElement<Record<string, unknown>>(node))
    throw new Error(`"${String(node)}" stands in a screen without <Text> around it`);
  const { type, props } = node;
  if (type === Fragment) return elementTree(props["children"] as ReactNode);
  // The types of an element's props follow from its component, which React's types do not say.
  if (type === Box) return [{ kind: "box", props, children: elementTree(props["children"] as ReactNode) }];
  if (type === Text) {
    const text = props as TextProps;
    return [{ kind: "text", props: text, text: [text.children].flat().join("") }];
  }
  if (type === Icon) return [{ kind: "icon", props: props as IconProps }];
  if (type === Drawing) return [{ kind: "drawing", props: props as DrawingProps }];
  if (typeof type === "function") return elementTree((type as (props: object) => ReactNode)(props));
  throw new Error(`<${String(type)}> is no element of a screen`);
}
