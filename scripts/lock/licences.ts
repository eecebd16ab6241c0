import { isForeign, type Lockfile, nameAt } from "./lockfile.ts";

export const LICENCES_PAGE = "docs/licences.md";

/** Who made what this project is built with, and on which terms: one line a licence. */
export function licencesPage({ packages }: Lockfile): string {
  const byLicence = new Map<string, Set<string>>();
  for (const [place, { license }] of Object.entries(packages).filter(isForeign)) {
    // Packages of other platforms that the registry at hand did not describe.
    if (license === undefined) continue;
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(nameAt(place)));
  }
  const rows = [...byLicence]
    .map(([licence, names]) => ({ licence, names: [...names].sort() }))
    .sort((a, b) => b.names.length - a.names.length || a.licence.localeCompare(b.licence, "en"))
    .map(({ licence, names }) => `## ${licence} (${names.length})\n\n${names.join(", ")}\n`);
  return `# Licences of the packages\n\nWritten by \`npm run lock\` from the lockfile; a test keeps it true. Few of them reach visitors: React where a part of a page is live, and the fonts.\n\n${rows.join("\n")}`;
}
