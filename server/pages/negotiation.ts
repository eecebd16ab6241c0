import { LOCALE_COOKIE } from "#domain/site/constants.ts";

export type Languages = { locales: readonly { code: string; iso: string }[]; defaultLocale: string };

/** The visitor's language: their own choice first, then the browser's wish, then the default. */
export function negotiate(
  { cookie, acceptLanguage }: { cookie: string | undefined; acceptLanguage: string | undefined },
  { locales, defaultLocale }: Languages,
): string {
  const chosen = cookieValue(cookie ?? "", LOCALE_COOKIE);
  const known = (code: string | undefined) => locales.find((locale) => locale.code === code)?.code;
  return known(chosen) ?? preferred(acceptLanguage ?? "", locales) ?? defaultLocale;
}

function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The supported language with the highest quality; order decides between equals. `*` and q=0 say nothing. */
function preferred(header: string, locales: Languages["locales"]): string | undefined {
  let best: { code: string; quality: number } | undefined;
  // A browser sends a handful; more is noise.
  for (const part of header.slice(0, 1000).split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const language = tag.trim().split("-")[0];
    const locale = locales.find(({ iso }) => iso.toLowerCase().split("-")[0] === language);
    const quality = qualityOf(parameters);
    if (locale && quality > (best?.quality ?? 0)) best = { code: locale.code, quality };
  }
  return best?.code;
}

function qualityOf(parameters: readonly string[]): number {
  const given = parameters.map((parameter) => /^\s*q\s*=\s*([0-9.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  if (given === undefined) return 1;
  const quality = Number(given);
  return quality >= 0 && quality <= 1 ? quality : 0;
}
