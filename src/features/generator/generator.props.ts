import { POST_SIZES } from "#domain/generator/post-size.ts";
import { POST_TEMPLATES } from "#domain/generator/post-template.ts";
import type { Locale } from "#domain/language/locale.ts";
import { listPosts } from "#src/content/catalogue.ts";
import { paths } from "#src/i18n/paths.ts";
import { pageFacts, simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { webApplication } from "#src/seo/structured/pages.ts";
import type { PostSizesProps } from "./post-sizes.tsx";
import type { PostTipsProps } from "./post-tips.tsx";
import { designList, sampleScene, studioFacts } from "./studio.props.ts";

/** An article that goes further than the rules on the page. */
const FURTHER_READING = "numerals-in-rtl-lines";

/** Everything the page of the generator shows, in one language. */
export async function generatorProps(locale: Locale) {
  const { document, intro, t, to } = await simplePage(locale, "generator");
  const article = (await listPosts(locale)).find(({ id }) => id === FURTHER_READING);
  const [firstTemplate] = POST_TEMPLATES;
  const sizes: PostSizesProps = {
    t,
    // Five times the contours would be too many bytes for what is drawn this small.
    sizes: POST_SIZES.map(({ id: size }) => ({
      id: size,
      scene: sampleScene(locale, firstTemplate, { size, ornament: "none" }),
    })),
  };
  const tips: PostTipsProps = {
    t,
    articleHref: article ? to(paths.post(article.id)) : null,
    contactHref: to(paths.contact()),
  };
  return {
    document: withStructured(document, webApplication(locale, pageFacts(document))),
    intro,
    studio: studioFacts(locale),
    frame: { t },
    designs: designList(locale),
    first: { id: "first", scene: sampleScene(locale, firstTemplate) },
    sizes,
    tips,
  };
}
