import { globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { AstroIntegration } from "astro";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import { primaryLightness } from "#domain/brand/brand-hues.ts";
import { oklchToHex } from "#domain/brand/color.ts";
import { appFileSchema } from "#domain/catalogue/app.ts";
import { storeItemFileSchema } from "#domain/catalogue/store-item.ts";
import { policyFileSchema } from "#domain/company/policy.ts";
import { serviceFileSchema } from "#domain/company/service.ts";
import { activeLocales, type LocaleRow } from "#domain/language/locale.ts";
import { localizerOf } from "#domain/language/localized.ts";
import { type ServerFacts, serverFactsSchema } from "#domain/site/server-facts.ts";
import { type Site, siteSchemaOf } from "#domain/site/site.ts";
import type { Env } from "#server/env.ts";
import { formatPhone, formatterFor } from "#src/i18n/format.ts";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** The policy on personal data: a submission stores the version agreed to. */
const CONSENT_POLICY = "privacy";
/** Namespaces of content/messages that the server uses. */
const NAMESPACES = ["forms", "mail", "plans"] as const;

/** Writes dist/server-facts.json, the data of the content that the server needs, after the pages are written. */
export function serverFacts(env: Env): AstroIntegration {
  return {
    name: "server-facts",
    hooks: {
      "astro:build:done": async () => {
        await mkdir(env.DIST_DIR, { recursive: true });
        await writeFile(
          join(env.DIST_DIR, "server-facts.json"),
          `${JSON.stringify(gatherServerFacts(env), null, 1)}\n`,
        );
      },
    },
  };
}

/** Reads that data from the content folder; `npm run dev` calls it without a build. */
export function gatherServerFacts({ CONTENT_DIR, SITE_URL }: Pick<Env, "CONTENT_DIR" | "SITE_URL">): ServerFacts {
  const siteFile = readJson(join(CONTENT_DIR, "site.json"));
  const site = siteSchemaOf(siteFile).parse(siteFile);
  const rows = activeLocales(site.locales);
  const localized = localizerOf(rows.map(({ code }) => code));
  const each = <T>(inLocale: (row: LocaleRow) => T) => Object.fromEntries(rows.map((row) => [row.code, inLocale(row)]));
  const readAll = <T>(pattern: string, schema: z.ZodType<T>) =>
    globSync(join(CONTENT_DIR, pattern))
      .sort()
      .map((path) => ({ path, data: schema.parse(readJson(path)) }));

  const items = readAll("apps/*/store/*.json", storeItemFileSchema(localized));
  const policy = readJson(join(CONTENT_DIR, "policy", CONSENT_POLICY, "policy.json"));
  const messages = each((row) =>
    z
      .looseObject({ contact: z.looseObject({ hoursValue: z.string() }) })
      .parse(readJson(join(CONTENT_DIR, "messages", row.file))),
  );
  return serverFactsSchema.parse({
    siteUrl: (SITE_URL ?? site.url).replace(/\/$/, ""),
    timeZone: site.hours.timeZone,
    defaultLocale: site.defaultLocale,
    locales: rows.map(({ code, iso, dir, name, formatting }) => ({ code, iso, dir, name, formatting })),
    brand: site.brand.name,
    contact: {
      email: site.contact.email,
      phone: site.contact.phone,
      phoneShown: formatPhone(site.contact.phone),
    },
    hours: each((row) => hoursIn(row, site, messages[row.code]?.contact.hoursValue ?? "")),
    colors: mailColors(site.colors),
    consentVersion: policyFileSchema(localized).parse(policy).version,
    services: readAll("services/*.json", serviceFileSchema(localized))
      .map(({ data }) => data)
      .filter(({ hidden }) => !hidden)
      .sort((a, b) => a.order - b.order)
      .map(({ id, title }) => ({ id, name: title })),
    apps: readAll("apps/*/app.json", appFileSchema(localized)).map(({ path, data: app }) => ({
      id: app.id,
      name: app.name,
      plans: app.plans.map(({ tier }) => tier),
      items: items
        .filter((item) => basename(dirname(dirname(item.path))) === basename(dirname(path)))
        .map(({ data: item }) => ({ id: item.id, name: item.name, plans: item.plans.map(({ tier }) => tier) })),
    })),
    messages: each(({ code }) => Object.fromEntries(NAMESPACES.map((name) => [name, messages[code]?.[name]]))),
  });
}

function hoursIn(row: LocaleRow, { hours, currency }: Site, message: string): string {
  const format = formatterFor(row, { timeZone: hours.timeZone, currency });
  const [first, last] = [hours.days[0], hours.days.at(-1)];
  if (!first || !last) throw new Error("content/site.json: hours.days is empty");
  const t = createTranslator({ locale: row.formatting, messages: { hours: message } });
  return t("hours", {
    first: format.weekday(first),
    last: format.weekday(last),
    opens: format.time(hours.opens),
    closes: format.time(hours.closes),
  });
}

/** The brand's hues for mails. One set for light and dark: mail programs change colours in dark mode themselves. */
function mailColors(colors: Site["colors"]): ServerFacts["colors"] {
  const { deep, primary } = colors;
  return {
    band: oklchToHex(0.28, deep.chroma, deep.hue),
    onBand: oklchToHex(0.98, 0.004, deep.hue),
    action: oklchToHex(primaryLightness(colors, "day"), primary.chroma, primary.hue),
    ink: oklchToHex(0.25, 0.03, deep.hue),
    muted: oklchToHex(0.5, 0.02, deep.hue),
    line: oklchToHex(0.9, 0.012, deep.hue),
    paper: oklchToHex(0.965, 0.006, deep.hue),
    sheet: oklchToHex(1, 0, 0),
  };
}
