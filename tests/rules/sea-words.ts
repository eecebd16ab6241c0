/**
 * What only the theme `chart` may say and draw: words of the sea as a metaphor, in the languages of the content, and
 * names of its drawings. Each pattern comes with a text in which it must find something.
 *
 * Not among them: "ship" and "chart" (a release ships, a bar chart), "port" (a serial port), "anchor" (of a link, of
 * text in SVG), "island" (of Astro), "flag" (of a language), "signal" (of a phone), «خريطة» (a site map, a floor plan) and
 * «مخطط» (a drawing of a building). Names of clients, places and books are content, whatever they mean: Gulf Sea Trading,
 * «مقاهي الميناء», «أسواق الساحل», «حي الشاطئ».
 */
export type SeaPattern = { pattern: RegExp; found: string };

const english = (words: string, found: string): SeaPattern => ({
  pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, "i"),
  found,
});

/** Arabic words carry articles and prepositions before them, and endings after them. */
const arabic = (words: string, found: string): SeaPattern => ({
  pattern: new RegExp(`(?<!\\p{L})(?:[وف]?(?:[بكل]?ال|لل|[بكل]))?(?:${words})(?!\\p{L})`, "u"),
  found,
});

/** For what visitors and machines read: pages, feeds, manifests, search, llms.txt, mails. */
export const SEA_WORDS: readonly SeaPattern[] = [
  english("harbou?rs?(?:master)?", "Every project deserves a harbour"),
  english("nautical|maritime", "a card drawn as a nautical chart"),
  english("(?:general|passage|approach|sea) charts?", "Passage chart 2"),
  english("passage plans?", "The passage plan, week by week"),
  english("berths?", "Berth reserved"),
  english("quays?|piers?|wharfs?|moorings?|moored", "On its way to the quay"),
  english("beacons?|lighthouses?", "Beacon"),
  english("depth lines?|isobaths?|soundings?", "Depth lines"),
  english("signal flags?|flag book", "Signal flags"),
  english("log ?book", "Logbook"),
  english("sail(?:s|ed|ing|ors?)?|voyages?|ashore|aboard|seafar\\w+", "We set sail in spring"),
  english("vessels?|boats?|hulls?|slipways?", "A vessel on its course"),
  english("tides?|tidal|compass(?:es)?|lagoons?", "Night rises as the tide"),
  english("(?<!gulf )seas?(?:board|side)?(?! trading)", "Between the desert and the sea"),
  arabic("مرف[أإ]|مرافئ", "مخطط المرفأ"),
  arabic("رصيف|أرصفة", "في الطريق إلى الرصيف"),
  arabic("إبحار|يبحر|تبحر|نبحر|أبحر", "خطة الإبحار، أسبوعًا بأسبوع"),
  arabic("بحر(?! الخليج)|بحار|بحري|بحرية", "بطاقة على هيئة خريطة بحرية"),
  arabic("منارة|منارات|فنار", "منارة"),
  arabic("خريطة (?:ال)?(?:إبحار|اقتراب|عامة)|الخريطة العامة|مفتاح الخريطة", "خريطة الإبحار"),
  arabic("سجل الرحلة|دفتر الأعلام", "دفتر الأعلام"),
  arabic("أعلام الإشارة|خطوط الأعماق", "أعلام الإشارة"),
  arabic("سفين(?:ة|تنا|تك)|سفن|قارب|قوارب|شراع|أشرعة", "سفينة على الماء"),
  arabic("مرساة|مراسي|ترسو|يرسو|نرسو|ملاح(?:ة|ين|ون)?|بوصلة|ربّ?ان", "البوصلة تدلّ"),
];

/** For all files: classes, tokens, attributes and picture names of its drawings. */
export const CHART_NAMES: readonly SeaPattern[] = [
  {
    pattern: /chart-(?:vessel|soundings|fade)|island-chart/,
    found: '<path class="chart-vessel">',
  },
  { pattern: /isobath|sounding|neatline|graticule|contour/i, found: ".graticule{" },
  { pattern: /flag-(?:line|hoist)|halyard|bunting/, found: '<path class="flag-line-rope">' },
  { pattern: /error-compass|\bcompass\b|compass-rose/i, found: ".error-compass{" },
  { pattern: /\b(?:data-)?tide\b|vessel|\bberth/i, found: "[data-tide]" },
  { pattern: /(?:--color|bg)-(?:sea|land|chart|sounding)/, found: "var(--color-sea-1)" },
  { pattern: /cover-(?:beacon|hulls|slipway)|harbour/i, found: "cover-hulls-rtl.svg" },
  // The hull that comes in, and the strokes of the lighthouse and the anchor.
  {
    pattern: /C8-13 9-4 9 6v9H-9V6|m128 142-17 118|M446 284v34/,
    found: 'd="M0-21C8-13 9-4 9 6v9H-9V6c0-10 1-19 9-27z"',
  },
];

export const seaIn = (text: string, patterns: readonly SeaPattern[]): string[] =>
  patterns.flatMap(({ pattern }) => {
    const match = pattern.exec(text);
    return match ? [text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 20).trim()] : [];
  });
