import { createHash } from "node:crypto";
import type { PostMotifKind } from "#domain/blog/post-motif.ts";
import type { Locale } from "#domain/language/locale.ts";
import type { ServiceArtKind } from "#src/art/service-objects.tsx";
import { absoluteUrl } from "#src/i18n/paths.ts";
import type { HeadImage } from "#src/seo/head.ts";
import { logoMark, wordmarkIn } from "#src/site/logo.ts";
import { site } from "#src/site/site.ts";

/** What stands on the card; the theme draws around it. */
export type CardArt =
  | { kind: "screens" }
  | { kind: "emblem" }
  | { kind: "service"; object: ServiceArtKind }
  | { kind: "app"; app: string }
  | { kind: "ticket"; app: string }
  | { kind: "cover"; motif: PostMotifKind; seed: number };

/** Everything a picture shows: equal cards share one picture. */
export type ShareCard = {
  locale: Locale;
  /** Readable part of its file name. */
  name: string;
  /** One title in lines of its own, or one that is wrapped. */
  title: string | readonly string[];
  label: string;
  text?: string;
  figures: readonly { value: string; label: string }[];
  art: CardArt;
  alt: string;
};

export const SHARE_CARD_SIZE = { width: 1200, height: 630 };

/** Files below /_assets are cached for ever: the name contains a hash of what the picture shows and how it is drawn. */
const FOLDER = "/_assets/share";

export function shareCardFile(card: ShareCard): string {
  const key = createHash("sha256")
    .update(
      JSON.stringify([
        card,
        site.colors,
        site.fonts,
        site.theme,
        site.contact.coordinates,
        logoMark,
        wordmarkIn(card.locale),
        import.meta.env.SHARE_CARD_DRAWING,
      ]),
    )
    .digest("base64url")
    .replace(/[-_]/g, "")
    .slice(0, 10);
  return `${card.locale}-${card.name}.${key}.png`;
}

export function shareImage(card: ShareCard): HeadImage {
  return {
    url: absoluteUrl(site.url, `${FOLDER}/${shareCardFile(card)}`),
    ...SHARE_CARD_SIZE,
    alt: card.alt,
  };
}
