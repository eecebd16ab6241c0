/** Designs the generator knows; each is drawn by src/features/generator/layouts. */
export const POST_TEMPLATES = [
  "announcement",
  "offer",
  "product",
  "event",
  "quote",
  "tips",
  "testimonial",
  "before-after",
  "greeting",
] as const;
export type PostTemplateId = (typeof POST_TEMPLATES)[number];

/** Everything that can be written on a post. Words move along when another design is chosen. */
export const POST_FIELDS = [
  "label",
  "headline",
  "text",
  "items",
  "price",
  "oldPrice",
  "day",
  "month",
  "time",
  "place",
  "before",
  "after",
  "person",
  "role",
  "action",
  "brand",
] as const;
export type PostField = (typeof POST_FIELDS)[number];

/** Longer texts than these belong under a post, not on it. */
export const POST_FIELD_LENGTHS: Readonly<Record<PostField, number>> = {
  label: 40,
  headline: 160,
  text: 240,
  items: 360,
  price: 24,
  oldPrice: 24,
  day: 12,
  month: 24,
  time: 40,
  place: 60,
  before: 24,
  after: 24,
  person: 50,
  role: 60,
  action: 30,
  brand: 40,
};

/** Fields in which a new line may be begun. */
export const POST_LONG_FIELDS: ReadonlySet<PostField> = new Set(["headline", "text", "items"]);

/** Pictures a design has a place for; a logo fits on all. */
export const POST_PICTURES: Readonly<Record<PostTemplateId, readonly PictureSlot[]>> = {
  announcement: ["picture"],
  offer: [],
  product: ["picture"],
  event: ["picture"],
  quote: ["picture"],
  tips: [],
  testimonial: ["picture"],
  "before-after": ["picture", "second"],
  greeting: [],
};
export type PictureSlot = "picture" | "second";

/** Larger files are refused before they are read. */
export const MAX_PICTURE_MB = 20;
