import { POST_SIZES } from "#domain/generator/post-size.ts";
import { POST_TEMPLATES } from "#domain/generator/post-template.ts";
import type { Locale } from "#domain/language/locale.ts";
import { listPosts } from "#src/content/catalogue.ts";
import { paths } from "#src/i18n/paths.ts";
import { pageFacts, simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { webApplication } from "#src/seo/structured/pages.ts";
import { directionOf } from "#src/site/site.ts";
import type { PostSizesProps } from "./post-sizes.tsx";
import type { PostTipsProps } from "./post-tips.tsx";
import { designList, sampleScene, studioFacts } from "./studio.props.ts";

/** An article that goes further than the rules on the page. */
const FURTHER_READING = "numerals-in-rtl-lines";

/** Everything the page of the generator shows, in one language. */
export async function generatorProps(locale: Locale) {
  const { document, page, intro, t, to } = await simplePage(locale, "generator");
  const article = (await listPosts(locale)).find(({ id }) => id === FURTHER_READING);
  const sizes: PostSizesProps = {
    heading: t("generator.scale"),
    note: t("generator.safe"),
    direction: directionOf(locale),
    sizes: POST_SIZES.map(({ id, width, height }) => ({
      id,
      width,
      height,
      name: t(`generator.sizes.${id}.name`),
      use: t(`generator.sizes.${id}.use`),
    })),
  };
  const tips: PostTipsProps = {
    heading: t("generator.tipsTitle"),
    tips: (["size", "line", "start"] as const).map((id) => ({
      title: t(`generator.tips.${id}.title`),
      body: t(`generator.tips.${id}.body`),
    })),
    links: [
      ...(article ? [{ href: to(paths.post(article.id)), label: t("generator.read") }] : []),
      { href: to(paths.contact()), label: t("generator.ask") },
    ],
  };
  return {
    document: withStructured(document, webApplication(locale, pageFacts(document))),
    intro: { ...intro, label: page.label },
    studio: studioFacts(locale),
    frame: {
      title: t("generator.studio.title"),
      note: t("generator.studio.private"),
      noScript: t("generator.studio.noScript"),
    },
    designs: designList(locale),
    first: { id: "first", scene: sampleScene(locale, POST_TEMPLATES[0]) },
    sizes,
    tips,
  };
}
