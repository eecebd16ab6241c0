import { parseArgs } from "node:util";
import { ARABIC_DISPLAY_FAMILIES, ARABIC_TEXT_FAMILIES, LATIN_FAMILIES } from "#domain/brand/font-family.ts";
import { SITE_THEMES } from "#domain/site/theme.ts";

/** Wrong usage or a change that cannot be made: told to the person, with what to do next. */
export class BrandError extends Error {
  override name = "BrandError";
}

/** An option that sets one place of content/site.json as it is written. */
export const PLACES = {
  email: ["contact", "email"],
  phone: ["contact", "phone"],
  "chat-phone": ["contact", "chatPhone"],
  url: ["url"],
  "login-url": ["login", "url"],
  "time-zone": ["hours", "timeZone"],
  currency: ["currency"],
  "default-locale": ["defaultLocale"],
  theme: ["theme"],
  "font-latin": ["fonts", "latin"],
  "font-arabic-text": ["fonts", "arabicText"],
  "font-arabic-display": ["fonts", "arabicDisplay"],
} as const satisfies Record<string, readonly string[]>;

/** The same, once a language: `--name-ar`. */
export const LOCALIZED_PLACES = {
  name: ["brand", "name"],
  "legal-name": ["brand", "legalName"],
  tagline: ["brand", "tagline"],
  promise: ["brand", "promise"],
  headline: ["brand", "headline"],
  address: ["contact", "address"],
} as const satisfies Record<string, readonly string[]>;

/** Each a hue, perhaps with its chroma. */
export const COLOR_PLACES = {
  hue: "primary",
  "hue-deep": "deep",
  "hue-secondary": "secondary",
  "hue-land": "land",
} as const;

export const HELP = `npm run brand -- [options]      changes content/site.json and content/logo, and nothing else
npm run brand                   shows the brand as it is

The name (ar, en … is any language of the site)
  --name-ar <text> --name-en <text>    up to 30 characters
  --legal-name-ar, --tagline-ar, --promise-ar, --address-ar <text> …
  --headline-ar "first line|last line" the home page's first words; {brand} stands for the name
The logo (plain SVG shapes; black follows the theme, var(--color-accent) is the second hue)
  --logo-mark <file.svg>               the sign, about square
  --logo-ar <file.svg> --logo-en …     the name as a drawing
  --keep-logo                          a new name, but the drawings stay
  A new name without a drawing is set in the display type.
Colours: a hue from 0 to 360, a hue and a chroma (150/0.14), or a colour (#0a7f5a)
  --hue            buttons, links
  --hue-deep       bands, text, the dark theme
  --hue-secondary  the one mark that matters in a view
  --hue-land       the warm ground of drawings and quotes
The look
  --theme <${SITE_THEMES.join("|")}>         a sea chart with its words, or plain geometry without them
Type
  --font-latin <${LATIN_FAMILIES.join("|")}>
  --font-arabic-text <${ARABIC_TEXT_FAMILIES.join("|")}>
  --font-arabic-display <${ARABIC_DISPLAY_FAMILIES.join("|")}>
Contacts
  --email, --phone +966500000000, --chat-phone, --url https://…, --login-url, --time-zone Asia/Riyadh
  --coordinates 21.48,39.18
  --social facebook=https://…          as often as there are links; an empty address removes one
Money and languages
  --currency EUR                       three letters; prices keep their numbers
  --locales ar,en,de                   the active languages, in this order
  --default-locale ar
  --copy-from en                       a new language begins with the words of this one,
                                       marked as untranslated: npm run content counts them
  --delete-texts                       a language that goes takes its words along

  --dry-run        shows what would change
  --help           this text`;

export type BrandOptions = {
  texts: Readonly<Record<string, string>>;
  social: readonly string[];
  dryRun: boolean;
  keepLogo: boolean;
  deleteTexts: boolean;
};

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** What was asked for; `locales` are those whose words may be given. Null for the help. */
export function parseOptions(args: readonly string[], locales: readonly string[]): BrandOptions | null {
  const perLocale = [...Object.keys(LOCALIZED_PLACES), "logo"].flatMap((name) =>
    locales.map((locale) => `${name}-${locale}`),
  );
  const names = [
    ...Object.keys(PLACES),
    ...Object.keys(COLOR_PLACES),
    ...perLocale,
    ..."logo-mark coordinates locales copy-from".split(" "),
  ];
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(names.map((name) => [name, text])),
        social: { ...text, multiple: true },
        "dry-run": flag,
        "keep-logo": flag,
        "delete-texts": flag,
        help: flag,
      },
    });
    if (values["help"]) return null;
    const texts = Object.entries(values).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    );
    return {
      texts: Object.fromEntries(texts),
      social: Array.isArray(values["social"]) ? values["social"].map(String) : [],
      dryRun: values["dry-run"] === true,
      keepLogo: values["keep-logo"] === true,
      deleteTexts: values["delete-texts"] === true,
    };
  } catch (error) {
    throw new BrandError(error instanceof Error ? error.message.replace(/\. To specify.*$/s, "") : String(error));
  }
}

/** `--locales` is read first: it decides whose words may be given. */
export function localesAsked(args: readonly string[]): string[] | null {
  const at = args.findIndex((arg) => arg === "--locales" || arg.startsWith("--locales="));
  const value = args[at]?.split("=")[1] ?? args[at + 1];
  return at < 0 || value === undefined ? null : value.split(",").map((code) => code.trim());
}
