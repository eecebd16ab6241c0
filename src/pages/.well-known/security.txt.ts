import type { APIRoute } from "astro";
import { absoluteUrl } from "#src/i18n/paths.ts";
import { localeRows, site } from "#src/site/site.ts";

/** Less than a year, as the standard asks. */
const VALID_FOR_DAYS = 360;

/** RFC 9116: whom to tell of a hole. It expires, so that an old copy is not believed for ever. */
export const GET: APIRoute = () => {
  const expires = new Date(Date.now() + VALID_FOR_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${localeRows.map(({ iso }) => iso).join(", ")}`,
    `Canonical: ${absoluteUrl(site.url, "/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
};
