import { z } from "zod";
import { referenceTo } from "#domain/content/reference.ts";
import { slugSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";

/** People are shown by a photograph of their own or by a signal flag, never by a stock photograph. */
export const TEAM_FLAGS = [
  "quad",
  "diag",
  "cross",
  "square",
  "diamond",
  "bars",
  "nested",
  "saltire",
  "chevron",
  "halves",
] as const;
/** Clients have other flags than the team, with a sand colour in them. */
export const CLIENT_FLAGS = ["checks", "border", "pale", "fess", "pile", "bend", "disc", "hourglass"] as const;
export type Flag = (typeof TEAM_FLAGS)[number] | (typeof CLIENT_FLAGS)[number];

/** `content/team/<id>.json` */
export const memberFileSchema = (localized: Localizer) =>
  z.strictObject({
    id: slugSchema,
    order: z.int().positive(),
    flag: z.enum(TEAM_FLAGS),
    name: localized(z.string().min(2).max(60)),
    role: localized(z.string().min(2).max(60)),
    focus: localized(z.string().min(20).max(240)),
    since: z.int().min(2019),
    photo: referenceTo("picture").optional().meta({ description: "Shown instead of the flag, as a square" }),
  });
/** `content/testimonials/<id>.json`; each names the case or the app it is about. */
export const testimonialFileSchema = (localized: Localizer) =>
  z
    .strictObject({
      id: slugSchema,
      order: z.int().positive().meta({ description: "The first leads the section" }),
      flag: z.enum(CLIENT_FLAGS),
      name: localized(z.string().min(2).max(60)),
      role: localized(z.string().min(2).max(80)),
      quote: localized(z.string().min(20).max(260)),
      case: referenceTo("case").optional(),
      app: referenceTo("app").optional(),
      log: z
        .strictObject({
          project: localized(z.string().min(2).max(40)),
          weeks: z.int().positive(),
          since: z.int().min(2019),
          releases: z.int().positive(),
        })
        .optional()
        .meta({ description: "Project record, shown with the leading quote" }),
    })
    .refine((entry) => entry.case !== undefined || entry.app !== undefined, "names a case or an app");
