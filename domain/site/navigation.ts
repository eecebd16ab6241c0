import { z } from "zod";
import { referenceTo } from "#domain/content/reference.ts";
import type { Localizer } from "#domain/language/localized.ts";

/** More do not fit into the header of a small desktop window. */
const MOST_MENU_ITEMS = 7;

/** Where a link of the frame leads. Without a name it has that of its target. `own`: further fields of each. */
function linkSchemas<Own extends z.core.$ZodShape>(localized: Localizer, own: Own) {
  const name = localized(z.string().min(2).max(24));
  const hidden = z.boolean().optional().meta({ description: "Kept here, but not shown" });
  return [
    z.strictObject({
      to: z.literal("page"),
      page: referenceTo("page"),
      name: name.optional().meta(OWN_NAME),
      ...own,
      hidden,
    }),
    z.strictObject({
      to: z.literal("section"),
      section: referenceTo("section").meta({ description: "Of the home page; not shown while the section is hidden" }),
      name: name.optional().meta(OWN_NAME),
      ...own,
      hidden,
    }),
    z.strictObject({
      to: z.literal("service"),
      service: referenceTo("service"),
      name: name.optional().meta(OWN_NAME),
      ...own,
      hidden,
    }),
    z.strictObject({
      to: z.literal("app"),
      app: referenceTo("app"),
      name: name.optional().meta(OWN_NAME),
      ...own,
      hidden,
    }),
    z.strictObject({
      to: z.literal("policy"),
      policy: referenceTo("policy"),
      name: name.optional().meta(OWN_NAME),
      ...own,
      hidden,
    }),
    z.strictObject({ to: z.literal("address"), url: z.url({ protocol: /^https?$/ }), name, ...own, hidden }),
  ] as const;
}

const OWN_NAME = { description: "Without a name of its own it has that of what it leads to" };

type Target = {
  to: string;
  page?: string;
  section?: string;
  service?: string;
  app?: string;
  policy?: string;
  url?: string;
};

/** Tells links apart: two with the same key lead to the same place. */
export const linkKey = ({ to, page, section, service, app, policy, url }: Target): string =>
  `${to} ${page ?? section ?? service ?? app ?? policy ?? url ?? ""}`.trim();

const leadElsewhere = (links: readonly Target[]) => new Set(links.map(linkKey)).size === links.length;
const TWICE = "no two items lead to the same place";

/** `content/navigation.json`: the menu of the header and the groups of the footer, each in this order. */
export const navigationFileSchema = (localized: Localizer) =>
  z.strictObject({
    menu: z
      .array(
        z.discriminatedUnion(
          "to",
          linkSchemas(localized, { icon: referenceTo("icon").meta({ description: "In the drawer of small screens" }) }),
        ),
      )
      .min(1)
      .max(MOST_MENU_ITEMS)
      .refine(leadElsewhere, TWICE),
    footer: z
      .array(
        z.strictObject({
          title: localized(z.string().min(2).max(24)),
          links: z
            .array(
              z.discriminatedUnion("to", [
                ...linkSchemas(localized, {}),
                z.strictObject({ to: z.literal("allServices") }),
                z.strictObject({ to: z.literal("allApps") }),
              ]),
            )
            .min(1)
            .max(12)
            .refine(leadElsewhere, TWICE),
          hidden: z.boolean().optional().meta({ description: "Kept here, but not shown" }),
        }),
      )
      .max(8),
  });

export type Navigation = z.output<ReturnType<typeof navigationFileSchema>>;
