import { type Logo, type LogoKind, readLogo } from "#domain/brand/logo.ts";
import type { Locale } from "#domain/language/locale.ts";
import { site } from "./site.ts";

const files = import.meta.glob<string>("#content/logo/*.svg", { eager: true, query: "?raw", import: "default" });

function logoIn(name: string | undefined, kind: LogoKind): Logo {
  const svg = Object.entries(files).find(([path]) => path.endsWith(`/logo/${name}`))?.[1];
  if (svg === undefined) throw new Error(`content/logo/${name} is missing, but content/site.json names it`);
  const { logo, errors } = readLogo(svg, kind);
  if (!logo) throw new Error(`content/logo/${name} cannot be used: ${errors.join("; ")}`);
  return logo;
}

export const logoMark: Logo = logoIn(site.brand.logo.mark, "mark");

export function wordmarkIn(locale: Locale): Logo {
  return logoIn(site.brand.logo.wordmark[locale], "wordmark");
}
