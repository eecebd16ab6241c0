import { z } from "zod";
import { ERROR_STATUSES } from "./error-page.ts";

const builtFileSchema = z.strictObject({
  /** The path of the URL, such as /ar/about. */
  address: z.string().startsWith("/"),
  /** Path of the file, relative to dist/site. */
  file: z.string().min(1),
  type: z.string().min(3),
  etag: z.string().min(3),
  /** Its name carries a hash of its content, so it never changes. */
  immutable: z.boolean(),
  /** Compressed copies beside it, <file>.br and <file>.gz; none for formats that are compressed already. */
  copies: z.array(z.enum(["br", "gzip"])),
  middleware: z.array(z.string()),
});

/** `dist/manifest.json`, written last by the build: the list of files the server may serve, and how. */
export const siteManifestSchema = z.strictObject({
  /** Fingerprint of what went into the build; `npm start` builds again when it differs. */
  inputs: z.string(),
  /** Articles that it leaves out, since their day had not come. */
  scheduled: z.array(z.strictObject({ id: z.string(), publishedOn: z.string() })).default([]),
  locales: z.array(z.strictObject({ code: z.string(), iso: z.string() })).min(1),
  defaultLocale: z.string(),
  apiBaseUrl: z.string(),
  /** Hashes of every inline script and style of the whole site, for the one policy all pages share. */
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  files: z.array(builtFileSchema).min(1),
  errorPages: z.array(z.strictObject({ locale: z.string(), status: z.literal(ERROR_STATUSES), file: z.string() })),
});

export type SiteManifest = z.output<typeof siteManifestSchema>;
export type BuiltFile = z.output<typeof builtFileSchema>;
