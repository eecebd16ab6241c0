/** Pictures the social media generator makes, in pixels. */
export const POST_SIZES = [
  { id: "square", width: 1080, height: 1080 },
  { id: "portrait", width: 1080, height: 1350 },
  { id: "story", width: 1080, height: 1920 },
  { id: "link", width: 1200, height: 630 },
  { id: "wide", width: 1600, height: 900 },
] as const;
