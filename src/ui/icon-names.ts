/** Icons of the sprite. Those drawn for this site stand in src/ui/icons, the rest come from Lucide. */
export const OWN_ICONS = ["whatsapp", "facebook", "messenger", "linkedin"] as const;

export const LUCIDE_ICONS = [
  "arrow-right",
  "banknote",
  "battery-full",
  "bell",
  "cake-slice",
  "calendar-days",
  "chart-no-axes-column",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "circle-check",
  "clock",
  "cloud-check",
  "coffee",
  "cookie",
  "copy",
  "credit-card",
  "croissant",
  "cup-soda",
  "grip-vertical",
  "house",
  "ice-cream-cone",
  "info",
  "landmark",
  "languages",
  "layers",
  "layout-dashboard",
  "life-buoy",
  "loader-circle",
  "log-in",
  "mail",
  "map-pin",
  "menu",
  "message-circle",
  "messages-square",
  "milk",
  "minus",
  "moon",
  "mouse-pointer-2",
  "notebook-text",
  "package",
  "pencil-ruler",
  "phone",
  "plus",
  "printer",
  "receipt-text",
  "ruler",
  "salad",
  "sandwich",
  "scan-barcode",
  "search",
  "settings",
  "sheet",
  "shield-check",
  "shopping-bag",
  "signal",
  "sparkles",
  "spline",
  "square-dashed",
  "star",
  "sun",
  "triangle-alert",
  "type",
  "users",
  "wifi",
  "wifi-off",
  "x",
  "zap",
] as const;

/** Icons that point somewhere: mirrored where the line runs from right to left. */
export const DIRECTIONAL_ICONS: ReadonlySet<string> = new Set([
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "log-in",
]);

export type IconName = (typeof OWN_ICONS)[number] | (typeof LUCIDE_ICONS)[number];

const ALL_ICONS: ReadonlySet<string> = new Set([...OWN_ICONS, ...LUCIDE_ICONS]);

/** Content names icons by text; a name the sprite lacks stops the build. */
export function asIconName(name: string): IconName {
  if (!ALL_ICONS.has(name)) throw new Error(`the icon "${name}" is not in src/ui/icon-names.ts`);
  return name as IconName;
}
