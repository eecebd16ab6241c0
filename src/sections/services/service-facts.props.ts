import type { Locale } from "#domain/language/locale.ts";
import { SERVICE_ART_KINDS, type ServiceArtKind } from "#src/art/service-objects.tsx";
import type { Service } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";

/** The drawing of a service, by the name content gives it. */
export function artOf({ id, img }: Pick<Service, "id" | "img">): ServiceArtKind {
  const art = SERVICE_ART_KINDS.find((kind) => kind === img);
  if (!art) throw new Error(`content/services/${id}.json: img: there is no drawing "${img}"`);
  return art;
}

/** What most projects of a service cost. */
export function priceRange(locale: Locale, { priceRange: { from, to } }: Pick<Service, "priceRange">): string {
  const format = formatterIn(locale);
  const t = messagesIn(locale);
  return t("services.priceRange", {
    from: format.number(from),
    to: format.number(to),
    currency: format.priceParts(0).currency,
  });
}
