import { globSync } from "node:fs";
import { contentEntries, idIn } from "#domain/content-files.ts";
import { MOCKUP_IDS } from "#domain/mockup.ts";
import type { ReferenceTarget } from "#domain/reference.ts";
import { LUCIDE_ICONS, OWN_ICONS } from "#src/ui/icon-names.ts";

type Row = { id: string };
type Rows = {
  taxonomy: Record<"appCategories" | "platforms" | "postCategories" | "tags", readonly Row[]> | null;
  faq: { groups: readonly { questions: readonly Row[] }[] } | null;
};

/** Where the entries stand that can be named by others. */
export const TARGET_KINDS = {
  app: "apps",
  service: "services",
  case: "portfolio",
  author: "team",
} as const satisfies Partial<Record<ReferenceTarget, keyof typeof contentEntries>>;

/** Every id that content may name. */
export function knownTargets(
  contentDir: string,
  { taxonomy, faq }: Rows,
): Record<ReferenceTarget, ReadonlySet<string>> {
  // By their files' names, so that a fault inside one entry does not look like a fault of all that refer to it.
  const entries = (target: keyof typeof TARGET_KINDS) => {
    const { files } = contentEntries[TARGET_KINDS[target]];
    return new Set(globSync(files, { cwd: contentDir }).flatMap((path) => idIn(files, path) ?? []));
  };
  const ids = (rows: readonly Row[] | undefined) => new Set(rows?.map(({ id }) => id));
  return {
    app: entries("app"),
    service: entries("service"),
    case: entries("case"),
    author: entries("author"),
    category: ids(taxonomy?.appCategories),
    platform: ids(taxonomy?.platforms),
    postCategory: ids(taxonomy?.postCategories),
    tag: ids(taxonomy?.tags),
    question: ids(faq?.groups.flatMap(({ questions }) => questions)),
    screen: new Set(MOCKUP_IDS),
    icon: new Set([...OWN_ICONS, ...LUCIDE_ICONS]),
  };
}
