import { z } from "zod";
import { referenceTo } from "#domain/content/reference.ts";
import { isoDateSchema, slugSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { postMotifSchema } from "./post-motif.ts";

/** Path segments of the blog's lists, such as /bloger/page/2: no article may have such an id. */
export const RESERVED_POST_IDS = ["page", "category", "tag"] as const;

const postIdSchema = slugSchema.refine(
  (id) => !RESERVED_POST_IDS.some((reserved) => reserved === id),
  `${RESERVED_POST_IDS.join(", ")} are addresses of the blog's own lists; choose another id`,
);

/** Facts of one article: `content/blog/<id>/post.json`; the text is one Markdown file a language. */
export const postFileSchema = (localized: Localizer) =>
  z.strictObject({
    id: postIdSchema,
    category: referenceTo("postCategory"),
    tags: z.array(referenceTo("tag")).min(1).max(5),
    author: referenceTo("author"),
    publishedOn: isoDateSchema,
    updatedOn: isoDateSchema.optional(),
    app: referenceTo("app").optional().meta({ description: "The product it speaks of, if any" }),
    motif: postMotifSchema.optional().meta({ description: "Drawing on its cover; otherwise one is chosen by its id" }),
    cover: referenceTo("picture").optional().meta({ description: "Shown instead of the drawing" }),
    title: localized(z.string().min(10).max(80)),
    seoTitle: localized(z.string().min(8).max(50)).meta({ description: "8–50 characters, without the brand" }),
    summary: localized(z.string().min(70).max(160)).meta({ description: "Also the search engines' description" }),
  });
