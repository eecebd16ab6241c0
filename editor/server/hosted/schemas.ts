import { z } from "zod";
import { ROLES } from "#editor/contract.ts";
import { MAIL_LOCALES } from "./mail.ts";

/** In small letters, as they are stored. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const roleSchema = z.enum(ROLES);
/** The editor's own languages. */
export const mailLocaleSchema = z.enum(MAIL_LOCALES);
