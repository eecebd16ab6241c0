import type { PictureSlot, PostField, PostTemplateId } from "#domain/generator/post-template.ts";
import type { Direction, Locale } from "#domain/language/locale.ts";
import type { Palette } from "./scene/palette.ts";
import type { PictureError } from "./state/picture-file.ts";
import type { LineStyle, Ornament, PostColors, PostSizeId } from "./state/post.ts";

type Step = "design" | "format" | "text" | "picture" | "colours" | "mine" | "alt";

/** The words of the tool. Names in braces are filled in while it is used. */
export type StudioLabels = {
  steps: Record<Step, string>;
  slots: Record<PictureSlot | "logo", string>;
  errors: Record<PictureError, string>;
  roles: Record<keyof PostColors, string>;
  directions: Record<LineStyle["direction"], string>;
  aligns: Record<LineStyle["align"], string>;
  tones: Record<LineStyle["tone"], string>;
  ornaments: Record<Ornament, string>;
} & Record<(typeof STUDIO_WORDS)[number], string>;

/** Words that stand alone in the messages under `generator.studio`. */
export const STUDIO_WORDS = [
  "preview",
  "language",
  "size",
  "undo",
  "redo",
  "reset",
  "download",
  "scale",
  "normal",
  "double",
  "copy",
  "copied",
  "copyFailed",
  "share",
  "shareFailed",
  "all",
  "stop",
  "saved",
  "stopped",
  "failed",
  "lineSize",
  "smaller",
  "larger",
  "direction",
  "align",
  "tone",
  "choose",
  "replace",
  "remove",
  "noPicture",
  "zoom",
  "x",
  "y",
  "middle",
  "moveHint",
  "move",
  "palette",
  "custom",
  "ornament",
  "saveAs",
  "save",
  "open",
  "delete",
  "restore",
  "none",
  "storageFailed",
  "copyLink",
  "linkCopied",
  "altHint",
  "copyAlt",
  "altCopied",
  "propose",
  "draft",
  "line",
  "making",
  "crowded",
  "drop",
  "changed",
  "savedTemplate",
  "deleted",
] as const;

/** What the designs say in one language. */
export type Edition = {
  dir: Direction;
  name: string;
  samples: Record<PostTemplateId, Partial<Record<PostField, string>>>;
  kinds: Record<PostTemplateId, string>;
  alt: Partial<Record<PostField, string>>;
  altSeparator: string;
  altPicture: string;
};

export type StudioFacts = {
  language: Locale;
  editions: Record<Locale, Edition>;
  palettes: (Palette & { name: string })[];
  sizes: { id: PostSizeId; name: string; width: number; height: number }[];
  /** Fields of each design, in the language of the page. */
  fields: Record<PostTemplateId, Partial<Record<PostField, string>>>;
  labels: StudioLabels;
};

/** Fills in the names in braces. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
