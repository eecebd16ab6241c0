import { ANCHOR_OFFSET_PX } from "./constants.ts";

/** The in-page menu: sections of the home page, in this order. */
export const MENU_SECTIONS = ["feature", "services", "store", "testimonials", "blog", "contact"] as const;

export type MenuSection = (typeof MENU_SECTIONS)[number];

export type MenuItem = { id: MenuSection; name: string; link: string; offset: typeof ANCHOR_OFFSET_PX };

export function menuItems(nameOf: (id: MenuSection) => string, linkOf: (id: MenuSection) => string): MenuItem[] {
  return MENU_SECTIONS.map((id) => ({ id, name: nameOf(id), link: linkOf(id), offset: ANCHOR_OFFSET_PX }));
}
