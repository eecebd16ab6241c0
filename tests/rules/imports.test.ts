import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Deliberately wrong files, one an arrow: what the house style forbids must be seen by lint. */
const WRONG: Readonly<Record<string, { where: string; line: string }>> = {
  "domain knows nothing of pages": {
    where: "domain/wrong-import.ts",
    line: 'import { site } from "#src/site/site.ts";',
  },
  "domain knows nothing of the server": {
    where: "domain/wrong-env.ts",
    line: 'import { readEnv } from "#server/env.ts";',
  },
  "ui knows nothing of this site": {
    where: "src/ui/wrong-import.tsx",
    line: 'import { Prose } from "#src/sections/prose.tsx";',
  },
  "ui does not even know the domain": {
    where: "src/ui/wrong-domain.tsx",
    line: 'import { foldForSearch } from "#domain/search-text.ts";',
  },
  "frame does not reach into the server": {
    where: "src/frame/wrong-import.tsx",
    line: 'import { readEnv } from "#server/env.ts";',
  },
  "frame does not reach into sections": {
    where: "src/frame/wrong-section.tsx",
    line: 'import { Prose } from "#src/sections/prose.tsx";',
  },
  "sections do not look up content": {
    where: "src/sections/wrong-import.tsx",
    line: 'import { listApps } from "#src/content/catalogue.ts";',
  },
  "sections import nothing from pages": {
    where: "src/sections/wrong-page.tsx",
    line: 'import Page from "#src/pages/[locale]/faq.astro";',
  },
  "the generator does not know sections": {
    where: "src/generator/wrong-import.tsx",
    line: 'import { Prose } from "#src/sections/prose.tsx";',
  },
  "browser has no markup": { where: "src/browser/wrong-import.ts", line: 'import { Icon } from "#src/ui/icon.tsx";' },
  "the worker knows no page": {
    where: "src/worker/wrong-import.ts",
    line: 'import { startPrefetch } from "#src/browser/prefetch.ts";',
  },
  "art does not know the frame": {
    where: "src/art/wrong-import.tsx",
    line: 'import { Drawer } from "#src/frame/drawer.tsx";',
  },
  "i18n does not know the frame": {
    where: "src/i18n/wrong-import.ts",
    line: 'import { Drawer } from "#src/frame/drawer.tsx";',
  },
  "seo does not know sections": {
    where: "src/seo/wrong-import.ts",
    line: 'import { Prose } from "#src/sections/prose.tsx";',
  },
  "pictures of links do not look up content": {
    where: "src/share/wrong-import.ts",
    line: 'import { listApps } from "#src/content/catalogue.ts";',
  },
  "props import nothing from pages": {
    where: "src/props/wrong-import.ts",
    line: 'import Page from "#src/pages/[locale]/faq.astro";',
  },
  "the server does not know what visitors see": {
    where: "server/wrong-import.ts",
    line: 'import { site } from "#src/site/site.ts";',
  },
  "the editor is no part of the build": {
    where: "build/wrong-import.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "the site does not know the editor": {
    where: "src/pages/wrong-import.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "the server does not know the editor": {
    where: "server/wrong-editor.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "the editor's page does not know its server": {
    where: "editor/app/wrong-import.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "the editor's model answers no requests": {
    where: "editor/model/wrong-import.ts",
    line: 'import { startEditor } from "#editor/server/start.ts";',
  },
  "no way round by ../": { where: "src/ui/wrong-relative.tsx", line: 'import { Prose } from "../sections/prose.tsx";' },
  "no way round by export from": {
    where: "src/ui/wrong-export.tsx",
    line: 'export { Prose } from "#src/sections/prose.tsx";',
  },
  "no way round by import()": {
    where: "src/ui/wrong-dynamic.tsx",
    line: 'export const later = () => import("#src/sections/prose.tsx");',
  },
  "front matter counts as well": {
    where: "src/layouts/wrong-import.astro",
    line: 'import { readEnv } from "#server/env.ts";',
  },
};

/** The same folders with what they may import, so that a rule which refuses everything does not pass. */
const RIGHT: Readonly<Record<string, { where: string; line: string }>> = {
  "domain may import itself": { where: "domain/right-import.ts", line: 'import { z } from "zod";' },
  "ui may import ui": { where: "src/ui/right-import.tsx", line: 'import { Icon } from "#src/ui/icon.tsx";' },
  "frame may import ui and domain": {
    where: "src/frame/right-import.tsx",
    line: 'import { MENU_SECTIONS } from "#domain/menu.ts";',
  },
  "sections may import ui": {
    where: "src/sections/right-import.tsx",
    line: 'import { Icon } from "#src/ui/icon.tsx";',
  },
  "the editor's page may import ui": {
    where: "editor/app/right-import.tsx",
    line: 'import { Icon } from "#src/ui/icon.tsx";',
  },
  "the editor's server may import its model": {
    where: "editor/server/right-import.ts",
    line: 'import { listKinds } from "#editor/model/kinds.ts";',
  },
  "the server may import domain": {
    where: "server/right-import.ts",
    line: 'import { LOCALE_COOKIE } from "#domain/constants.ts";',
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
  const files = [...Object.values(WRONG), ...Object.values(RIGHT)];
  const refused = new Set<string>();
  const remove = () => {
    for (const { where } of files) rmSync(where, { force: true });
  };

  beforeAll(() => {
    try {
      for (const file of files) writeFileSync(file.where, sourceOf(file));
      const { stdout } = spawnSync(
        "biome",
        [
          "lint",
          "--reporter=github",
          "--max-diagnostics=none",
          "--only=style/noRestrictedImports",
          ...files.map(({ where }) => where),
        ],
        { encoding: "utf8" },
      );
      for (const [, file = ""] of stdout.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),/g))
        refused.add(relative(".", file));
    } finally {
      remove();
    }
  }, 60_000);
  afterAll(remove);

  it.each(Object.entries(WRONG))("%s", (_, { where }) => {
    expect([...refused]).toContain(where);
  });

  it.each(Object.entries(RIGHT))("%s", (_, { where }) => {
    expect([...refused]).not.toContain(where);
  });
});
