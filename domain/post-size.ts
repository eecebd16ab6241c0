/** Pictures the social media generator makes, in pixels. */
export const POST_SIZES = [
  { width: 1080, height: 1080 },
  { width: 1080, height: 1350 },
  { width: 1080, height: 1920 },
  { width: 1200, height: 630 },
  { width: 1600, height: 900 },
] as const;
