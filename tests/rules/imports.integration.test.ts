import { describe, expect, it } from "vitest";
import { lintFiles } from "#harness/lint-files.ts";

/** Deliberately wrong files, one an arrow: what the house style forbids must be seen by lint. */
const WRONG: Readonly<Record<string, { where: string; line: string }>> = {
  "domain knows nothing of pages": { where: "domain/site/wrong.ts", line: 'import { site } from "#src/site/site.ts";' },
  "domain knows nothing of the server": {
    where: "domain/forms/wrong.ts",
    line: 'import { readEnv } from "#server/env.ts";',
  },
  "ui knows nothing of this site": {
    where: "src/ui/wrong.tsx",
    line: 'import { PageIntro } from "#src/sections/page/page-intro.tsx";',
  },
  "ui does not even know the domain": {
    where: "src/ui/wrong-domain.tsx",
    line: 'import { foldForSearch } from "#domain/search/search-text.ts";',
  },
  "behaviour in ui does not know the domain either": {
    where: "src/ui/wrong.client.ts",
    line: 'import { foldForSearch } from "#domain/search/search-text.ts";',
  },
  "frame does not reach into the server": {
    where: "src/frame/wrong.tsx",
    line: 'import { readEnv } from "#server/env.ts";',
  },
  "frame does not reach into sections": {
    where: "src/frame/wrong-section.tsx",
    line: 'import { PageIntro } from "#src/sections/page/page-intro.tsx";',
  },
  "sections do not look up content": {
    where: "src/sections/catalogue/wrong.tsx",
    line: 'import { listApps } from "#src/content/catalogue.ts";',
  },
  "sections know no feature": {
    where: "src/sections/catalogue/wrong-feature.tsx",
    line: 'import { AppHero } from "#src/features/apps/app-hero.tsx";',
  },
  "forms know no feature": {
    where: "src/forms/wrong.tsx",
    line: 'import { ContactForm } from "#src/features/contact/contact-form.tsx";',
  },
  "a feature does not import another": {
    where: "src/features/store/wrong.tsx",
    line: 'import { AppHero } from "#src/features/apps/app-hero.tsx";',
  },
  "a feature does not import another by ../": {
    where: "src/features/store/wrong-relative.tsx",
    line: 'import { AppHero } from "../apps/app-hero.tsx";',
  },
  "a feature's inner folder does not leave the feature": {
    where: "src/features/generator/scene/wrong.tsx",
    line: 'import { AppHero } from "../../apps/app-hero.tsx";',
  },
  "a feature's components do not look up content": {
    where: "src/features/apps/wrong.tsx",
    line: 'import { listApps } from "#src/content/catalogue.ts";',
  },
  "a feature's props do not import another feature": {
    where: "src/features/store/wrong.props.ts",
    line: 'import { appProps } from "#src/features/apps/app.props.ts";',
  },
  "props import nothing from pages": {
    where: "src/sections/page/wrong.props.ts",
    line: 'import Page from "#src/pages/[locale]/faq.astro";',
  },
  "browser has no markup": { where: "src/browser/wrong.ts", line: 'import { Icon } from "#src/ui/icons/icon.tsx";' },
  "the worker knows no page": {
    where: "src/worker/wrong.ts",
    line: 'import { startPrefetch } from "#src/browser/prefetch.ts";',
  },
  "art does not know the frame": {
    where: "src/art/themes/chart/wrong.tsx",
    line: 'import { Drawer } from "#src/frame/drawer.tsx";',
  },
  "i18n does not know the frame": {
    where: "src/i18n/wrong.ts",
    line: 'import { Drawer } from "#src/frame/drawer.tsx";',
  },
  "seo does not know sections": {
    where: "src/seo/wrong.ts",
    line: 'import { PageIntro } from "#src/sections/page/page-intro.tsx";',
  },
  "share cards do not look up content": {
    where: "src/share/wrong.ts",
    line: 'import { listApps } from "#src/content/catalogue.ts";',
  },
  "the server does not know what visitors see": {
    where: "server/wrong.ts",
    line: 'import { site } from "#src/site/site.ts";',
  },
  "scripts need no tests": {
    where: "scripts/bench/wrong.ts",
    line: 'import { test } from "#tests/e2e/support/fixture.ts";',
  },
  "the harness needs no tests": {
    where: "harness/wrong.ts",
    line: 'import { test } from "#tests/e2e/support/fixture.ts";',
  },
  "the editor is no part of the build": {
    where: "build/wrong.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "scripts do not need the editor": {
    where: "scripts/wrong.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "the site does not know the editor": {
    where: "src/pages/wrong.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "the server does not know the editor": {
    where: "server/wrong-editor.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "the editor's page does not know its server": {
    where: "editor/app/frame/wrong.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "the editor's page does not read content itself": {
    where: "editor/app/fields/wrong.ts",
    line: 'import { listKinds } from "#build/entries/kinds.ts";',
  },
  "the editor's model answers no requests": {
    where: "editor/model/wrong.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "no way round by ../": {
    where: "src/ui/wrong-relative.tsx",
    line: 'import { PageIntro } from "../sections/page/page-intro.tsx";',
  },
  "no way round by export from": {
    where: "src/ui/wrong-export.tsx",
    line: 'export { PageIntro } from "#src/sections/page/page-intro.tsx";',
  },
  "no way round by import()": {
    where: "src/ui/wrong-dynamic.tsx",
    line: 'export const later = () => import("#src/sections/page/page-intro.tsx");',
  },
  "front matter counts as well": {
    where: "src/layouts/wrong.astro",
    line: 'import { readEnv } from "#server/env.ts";',
  },
};

/** The same folders with what they may import, so that a rule which refuses everything does not pass. */
const RIGHT: Readonly<Record<string, { where: string; line: string }>> = {
  "domain may import itself": {
    where: "domain/forms/right.ts",
    line: 'import { slugSchema } from "#domain/content/slug.ts";',
  },
  "ui may import ui": { where: "src/ui/right.tsx", line: 'import { Icon } from "#src/ui/icons/icon.tsx";' },
  "frame may import ui and domain": {
    where: "src/frame/right.tsx",
    line: 'import { HOME_SECTIONS } from "#domain/site/home-sections.ts";',
  },
  "sections may import ui": {
    where: "src/sections/page/right.tsx",
    line: 'import { Icon } from "#src/ui/icons/icon.tsx";',
  },
  "a feature may import shared sections": {
    where: "src/features/home/right.tsx",
    line: 'import { PageIntro } from "#src/sections/page/page-intro.tsx";',
  },
  "a feature's inner folders may import each other": {
    where: "src/features/generator/scene/right.ts",
    line: 'import { newPost } from "../state/post.ts";',
  },
  "props may read content": {
    where: "src/features/home/right.props.ts",
    line: 'import { listApps } from "#src/content/catalogue.ts";',
  },
  "the editor's page may import ui": {
    where: "editor/app/fields/right.tsx",
    line: 'import { Icon } from "#src/ui/icons/icon.tsx";',
  },
  "the editor's server may import its model": {
    where: "editor/server/right.ts",
    line: 'import { listKinds } from "#build/entries/kinds.ts";',
  },
  "the editor's model may import what the build reads content with": {
    where: "editor/model/right.ts",
    line: 'import { listKinds } from "#build/entries/kinds.ts";',
  },
  "the server may import domain": {
    where: "server/right.ts",
    line: 'import { LOCALE_COOKIE } from "#domain/site/constants.ts";',
  },
};

function sourceOf({ where, line }: { where: string; line: string }): string {
  const name = /import \{ (\w+) \}|import (\w+) from/.exec(line);
  const used = name ? `export const used = ${name[1] ?? name[2]};\n` : "";
  return where.endsWith(".astro")
    ? `---\n${line}\nconst used = readEnv;\n---\n\n<p>{used.name}</p>\n`
    : `${line}\n${used}`;
}

describe("import arrows", () => {
  const files = [...Object.values(WRONG), ...Object.values(RIGHT)].map((file) => ({
    where: file.where,
    source: sourceOf(file),
  }));
  const refused = lintFiles(files, "--only=style/noRestrictedImports").map(({ where }) => where);

  it.each(Object.entries(WRONG))("%s", (_, { where }) => {
    expect(refused).toContain(where);
  });

  it.each(Object.entries(RIGHT))("%s", (_, { where }) => {
    expect(refused).not.toContain(where);
  });
});
