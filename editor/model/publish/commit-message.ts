import type { ContentChanges, Titles } from "#editor/contract.ts";

const VERBS = { added: "Add", changed: "Change", removed: "Remove", due: "Show" } as const;
/** Longer first lines are cut by most programs that list commits. */
const SUBJECT_LENGTH = 70;

/** What a commit of published content says: one line for the list of commits, then each entry and file. */
export function commitMessage(
  { entries, files }: ContentChanges,
  locale: string,
  what: "Publish" | "Take back" = "Publish",
): string {
  const rows = [
    ...entries.map(({ change, kind, id, title, fields, texts }) => ({
      change,
      name: nameOf(title, locale) || (id === "file" ? kind : id),
      line: [`${kind}/${id}`, [...fields, ...texts.map((code) => `text (${code})`)].join(", ")]
        .filter(Boolean)
        .join(": "),
    })),
    ...files.map(({ change, file }) => ({ change, name: file, line: file })),
  ].filter(({ change }) => change !== "due");
  if (rows.length === 0) return `${what} content`;
  const names = Object.groupBy(rows, ({ change }) => change);
  const whole = Object.entries(names)
    .map(
      ([change, of]) => `${VERBS[change as keyof typeof VERBS].toLowerCase()} ${of.map(({ name }) => name).join(", ")}`,
    )
    .join("; ");
  const counted = Object.entries(names)
    .map(([change, of]) => `${of.length} ${change}`)
    .join(", ");
  const subject = whole.length + `${what}: `.length <= SUBJECT_LENGTH ? whole : counted;
  return `${what}: ${subject}\n\n${rows.map(({ change, line }) => `- ${VERBS[change]} ${line}`).join("\n")}\n`;
}

const nameOf = (title: Titles, locale: string) => title[locale] || Object.values(title).find(Boolean);
