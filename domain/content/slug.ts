import { z } from "zod";

/** Ids are part of addresses: Latin kebab-case, the same in every language. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id is Latin kebab-case, such as tax-reports")
  .max(60);

export const isoDateSchema = z.iso.date("a date is written 2026-10-15");

export const versionSchema = z.string().regex(/^\d+(\.\d+){1,3}$/, "a version is written 4.2.1");
