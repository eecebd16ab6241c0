import { globSync } from "node:fs";
import { contentEntries, idIn } from "#domain/content/content-files.ts";
import type { ReferenceTarget } from "#domain/content/reference.ts";
import { SCREEN_IDS } from "#domain/screens/screen.ts";
import { HOME_SECTIONS } from "#domain/site/home-sections.ts";
import { PAGE_IDS } from "#domain/site/pages.ts";
import { LUCIDE_ICONS, OWN_ICONS } from "#src/ui/icons/icon-names.ts";

type Row = { id: string };

/** Content folders whose entries can be referenced. */
export const ENTRY_TARGETS = {
  app: "apps",
  service: "services",
  case: "portfolio",
  author: "team",
  picture: "pictures",
  policy: "policies",
} as const satisfies Partial<Record<ReferenceTarget, keyof typeof contentEntries>>;

/** The list of content/taxonomy.json that a reference points to. */
export const TAXONOMY_TARGETS = {
  category: "appCategories",
  platform: "platforms",
  postCategory: "postCategories",
  tag: "tags",
} as const satisfies Partial<Record<ReferenceTarget, string>>;

/** Drawings of the site that can be referenced. */
export const DRAWN_TARGETS = {
  screen: SCREEN_IDS,
  icon: [...OWN_ICONS, ...LUCIDE_ICONS],
} as const satisfies Partial<Record<ReferenceTarget, readonly string[]>>;

type Rows = {
  taxonomy: Record<(typeof TAXONOMY_TARGETS)[keyof typeof TAXONOMY_TARGETS], readonly Row[]> | null;
  faq: { groups: readonly { questions: readonly Row[] }[] } | null;
};

/** Every id that content may reference. */
export function knownTargets(contentDir: string, rows: Rows): Record<ReferenceTarget, ReadonlySet<string>> {
  // By file names, so that an invalid entry does not make every reference to it an error as well.
  const entries = (target: keyof typeof ENTRY_TARGETS) => {
    const { files } = contentEntries[ENTRY_TARGETS[target]];
    return new Set(
      globSync(files, { cwd: contentDir })
        .sort()
        .flatMap((path) => idIn(files, path) ?? []),
    );
  };
  const ids = (list: readonly Row[] | undefined) => new Set(list?.map(({ id }) => id));
  const inTaxonomy = (target: keyof typeof TAXONOMY_TARGETS) => ids(rows.taxonomy?.[TAXONOMY_TARGETS[target]]);
  return {
    app: entries("app"),
    service: entries("service"),
    case: entries("case"),
    author: entries("author"),
    picture: entries("picture"),
    policy: entries("policy"),
    page: new Set(PAGE_IDS),
    section: new Set(HOME_SECTIONS),
    category: inTaxonomy("category"),
    platform: inTaxonomy("platform"),
    postCategory: inTaxonomy("postCategory"),
    tag: inTaxonomy("tag"),
    question: ids(rows.faq?.groups.flatMap(({ questions }) => questions)),
    screen: new Set(DRAWN_TARGETS.screen),
    icon: new Set(DRAWN_TARGETS.icon),
  };
}
