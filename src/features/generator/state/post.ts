import { isHexColor } from "#domain/brand/color.ts";
import { POST_SIZES } from "#domain/generator/post-size.ts";
import {
  type PictureSlot,
  POST_FIELDS,
  POST_TEMPLATES,
  type PostField,
  type PostTemplateId,
} from "#domain/generator/post-template.ts";
import type { Direction, Locale } from "#domain/language/locale.ts";

export type PostSizeId = (typeof POST_SIZES)[number]["id"];

/** "auto" leaves it to the design, or to the words themselves. */
export type LineStyle = {
  direction: "auto" | Direction;
  align: "auto" | "start" | "center" | "end";
  tone: "auto" | "ink" | "soft" | "accent";
  /** Share of the size the design gives it. */
  scale: number;
};
export const PLAIN_LINE: LineStyle = { direction: "auto", align: "auto", tone: "auto", scale: 1 };
export const LINE_SCALES = { least: 0.5, most: 1.6, step: 0.1 } as const;

/** A text and how each of its lines is set. */
export type Words = { text: string; lines: readonly LineStyle[] };

/** Which part of a picture is seen: the centre of the view as shares of what can move, and how close it is. */
export type PicturePlace = { x: number; y: number; zoom: number };
export const MIDDLE: PicturePlace = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

export type PlacedPicture = PicturePlace & { id: string };

export type PostColors = { ground: string; ink: string; accent: string };

export const ORNAMENTS = ["auto", "lines", "stars", "marks", "none"] as const;
export type Ornament = (typeof ORNAMENTS)[number];

export const AUTO_PALETTE = "auto";

/** All that a post is, but for the pictures themselves, which are stored by their ids. */
export type Post = {
  template: PostTemplateId;
  size: PostSizeId;
  language: Locale;
  /** A palette of the brand by its name, "auto" for the one the design comes in, or colours of one's own. */
  palette: string | PostColors;
  ornament: Ornament;
  /** What was typed. Where nothing was, the sample of the design stands. */
  words: Readonly<Partial<Record<PostField, Words>>>;
  pictures: Readonly<Partial<Record<PictureSlot, PlacedPicture>>>;
  logo: string | null;
};

export function sizeOf(id: PostSizeId): { width: number; height: number } {
  return POST_SIZES.find((size) => size.id === id) ?? POST_SIZES[0];
}

export function newPost({ language }: Pick<Post, "language">): Post {
  return {
    template: POST_TEMPLATES[0],
    size: POST_SIZES[0].id,
    language,
    palette: AUTO_PALETTE,
    ornament: "auto",
    words: {},
    pictures: {},
    logo: null,
  };
}

export const findTemplate = (id: unknown): PostTemplateId | null =>
  POST_TEMPLATES.find((known) => known === id) ?? null;
export const findSize = (id: unknown): PostSizeId | null => POST_SIZES.find((size) => size.id === id)?.id ?? null;

/** Pictures a post needs to be drawn. */
export function pictureIdsOf({ pictures, logo }: Pick<Post, "pictures" | "logo">): string[] {
  return [...Object.values(pictures).map(({ id }) => id), ...(logo === null ? [] : [logo])];
}

type Known = { languages: readonly Locale[]; palettes: readonly string[] };

/** A post that was stored, perhaps by an older edition of the site. Null where it cannot be understood. */
export function parsePost(stored: unknown, { languages, palettes }: Known): Post | null {
  if (!isRecord(stored)) return null;
  const template = findTemplate(stored["template"]);
  const size = findSize(stored["size"]);
  const language = languages.find((known) => known === stored["language"]);
  const palette = parsePalette(stored["palette"], palettes);
  if (!template || !size || !language || palette === null) return null;
  return {
    template,
    size,
    language,
    palette,
    ornament: ORNAMENTS.find((known) => known === stored["ornament"]) ?? "auto",
    words: parseWords(stored["words"]),
    pictures: parsePictures(stored["pictures"]),
    logo: typeof stored["logo"] === "string" ? stored["logo"] : null,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function parsePalette(stored: unknown, palettes: readonly string[]): Post["palette"] | null {
  if (typeof stored === "string") return palettes.includes(stored) ? stored : AUTO_PALETTE;
  if (!isRecord(stored)) return null;
  const { ground, ink, accent } = stored;
  const isColor = (value: unknown): value is string => typeof value === "string" && isHexColor(value);
  return isColor(ground) && isColor(ink) && isColor(accent) ? { ground, ink, accent } : null;
}

function parseWords(stored: unknown): Post["words"] {
  if (!isRecord(stored)) return {};
  const found: Partial<Record<PostField, Words>> = {};
  for (const field of POST_FIELDS) {
    const words = stored[field];
    if (!isRecord(words) || typeof words["text"] !== "string") continue;
    found[field] = { text: words["text"], lines: Array.isArray(words["lines"]) ? words["lines"].map(parseLine) : [] };
  }
  return found;
}

function parseLine(stored: unknown): LineStyle {
  if (!isRecord(stored)) return PLAIN_LINE;
  const oneOf = <T extends string>(value: unknown, known: readonly T[], otherwise: T) =>
    known.find((candidate) => candidate === value) ?? otherwise;
  return {
    direction: oneOf(stored["direction"], ["auto", "ltr", "rtl"], "auto"),
    align: oneOf(stored["align"], ["auto", "start", "center", "end"], "auto"),
    tone: oneOf(stored["tone"], ["auto", "ink", "soft", "accent"], "auto"),
    scale: within(stored["scale"], LINE_SCALES.least, LINE_SCALES.most, 1),
  };
}

function parsePictures(stored: unknown): Post["pictures"] {
  if (!isRecord(stored)) return {};
  const found: Partial<Record<PictureSlot, PlacedPicture>> = {};
  for (const slot of ["picture", "second"] as const) {
    const picture = stored[slot];
    if (!isRecord(picture) || typeof picture["id"] !== "string") continue;
    found[slot] = {
      id: picture["id"],
      x: within(picture["x"], 0, 1, MIDDLE.x),
      y: within(picture["y"], 0, 1, MIDDLE.y),
      zoom: within(picture["zoom"], 1, MAX_ZOOM, MIDDLE.zoom),
    };
  }
  return found;
}

function within(value: unknown, least: number, most: number, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
}
