import { POST_SIZES } from "#domain/generator/post-size.ts";
import { POST_FIELDS, POST_TEMPLATES, type PostField, type PostTemplateId } from "#domain/generator/post-template.ts";
import type { Locale } from "#domain/language/locale.ts";
import { generatorIn } from "#src/content/generator.ts";
import { messagesIn, type Translator } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { localeRows, site } from "#src/site/site.ts";
import type { DesignListProps } from "./design-list.tsx";
import { type Edition, STUDIO_WORDS, type StudioFacts, type StudioLabels } from "./labels.ts";
import { brandPalettes } from "./scene/brand-palettes.ts";
import { compose } from "./scene/compose.ts";
import { estimateWidth } from "./scene/estimate.ts";
import { colorsOf } from "./scene/palette.ts";
import type { Scene } from "./scene/scene.ts";
import { newPost, type Post } from "./state/post.ts";

const palettes = brandPalettes(site.colors);

/** A value for each design. The list holds exactly the keys of the record. */
const byTemplate = <T>(make: (id: PostTemplateId) => T) =>
  Object.fromEntries(POST_TEMPLATES.map((id) => [id, make(id)])) as Record<PostTemplateId, T>;

type Words = Partial<Record<PostField, string>>;

/** Names or samples of the fields a design has, in the order they are asked for. */
function wordsOf(locale: Locale, template: PostTemplateId, kind: "name" | "sample"): Words {
  const { fields } = generatorIn(locale).templates[template];
  return Object.fromEntries(POST_FIELDS.flatMap((id) => (fields[id] ? [[id, fields[id][kind]]] : [])));
}

/** What the tool itself needs, in the language of the page; samples in every language, since posts may be in any. */
export function studioFacts(locale: Locale): StudioFacts {
  const t = messagesIn(locale);
  return {
    language: locale,
    editions: Object.fromEntries(localeRows.map(({ code, dir, name }) => [code, { dir, name, ...editionIn(code) }])),
    palettes: palettes.map((palette) => ({ ...palette, name: t(`generator.studio.palettes.${palette.id}`) })),
    sizes: POST_SIZES.map((size) => ({ ...size, name: t(`generator.sizes.${size.id}.name`) })),
    fields: byTemplate((id) => wordsOf(locale, id, "name")),
    labels: labelsIn(t),
  };
}

function editionIn(locale: Locale): Omit<Edition, "dir" | "name"> {
  const { templates, alt, altSeparator, altPicture } = generatorIn(locale);
  return {
    samples: byTemplate((id) => wordsOf(locale, id, "sample")),
    kinds: byTemplate((id) => templates[id].name),
    alt,
    altSeparator,
    altPicture,
  };
}

/** Filled in by the tool in the browser: until then each name stands for its own value. */
const PLACEHOLDERS = {
  number: "{number}",
  done: "{done}",
  total: "{total}",
  fields: "{fields}",
  mb: "{mb}",
  role: "{role}",
  from: "{from}",
  to: "{to}",
  contrast: "{contrast}",
  name: "{name}",
};

function labelsIn(t: Translator): StudioLabels {
  const word = (key: (typeof STUDIO_WORDS)[number]) => t(`generator.studio.${key}`, PLACEHOLDERS);
  return {
    // The list holds exactly the keys of the record.
    ...(Object.fromEntries(STUDIO_WORDS.map((key) => [key, word(key)])) as Record<
      (typeof STUDIO_WORDS)[number],
      string
    >),
    steps: {
      design: t("generator.studio.steps.design"),
      format: t("generator.studio.steps.format"),
      text: t("generator.studio.steps.text"),
      picture: t("generator.studio.steps.picture"),
      colours: t("generator.studio.steps.colours"),
      mine: t("generator.studio.steps.mine"),
      alt: t("generator.studio.steps.alt"),
    },
    slots: {
      picture: t("generator.studio.slots.picture"),
      second: t("generator.studio.slots.second"),
      logo: t("generator.studio.slots.logo"),
    },
    errors: {
      size: t("generator.studio.errors.size", PLACEHOLDERS),
      type: t("generator.studio.errors.type"),
      heic: t("generator.studio.errors.heic"),
      unreadable: t("generator.studio.errors.unreadable"),
    },
    roles: {
      ground: t("generator.studio.roles.ground"),
      ink: t("generator.studio.roles.ink"),
      accent: t("generator.studio.roles.accent"),
    },
    directions: {
      auto: t("generator.studio.directions.auto"),
      rtl: t("generator.studio.directions.rtl"),
      ltr: t("generator.studio.directions.ltr"),
    },
    aligns: {
      auto: t("generator.studio.aligns.auto"),
      start: t("generator.studio.aligns.start"),
      center: t("generator.studio.aligns.center"),
      end: t("generator.studio.aligns.end"),
    },
    tones: {
      auto: t("generator.studio.tones.auto"),
      ink: t("generator.studio.tones.ink"),
      soft: t("generator.studio.tones.soft"),
      accent: t("generator.studio.tones.accent"),
    },
    ornaments: {
      auto: t("generator.studio.ornaments.auto"),
      lines: t("generator.studio.ornaments.lines"),
      stars: t("generator.studio.ornaments.stars"),
      marks: t("generator.studio.ornaments.marks"),
      none: t("generator.studio.ornaments.none"),
    },
  };
}

/** The designs with their sample words, as drawings of the page itself. */
export function designList(locale: Locale): DesignListProps {
  const { templates } = generatorIn(locale);
  return {
    designs: POST_TEMPLATES.map((id) => ({
      id,
      name: templates[id].name,
      href: `${addressOf(locale, paths.generator())}?template=${id}`,
      scene: sampleScene(locale, id),
    })),
  };
}

export function sampleScene(
  locale: Locale,
  template: PostTemplateId,
  others: Partial<Pick<Post, "size" | "ornament">> = {},
): Scene {
  const post = { ...newPost({ language: locale }), template, ...others };
  const words = wordsOf(locale, template, "sample");
  const row = localeRows.find(({ code }) => code === locale);
  return compose(post, {
    direction: row?.dir ?? "ltr",
    colors: colorsOf(post, palettes),
    sampleOf: (field) => words[field],
    logoShape: null,
    measure: estimateWidth,
    isSketch: true,
  });
}
