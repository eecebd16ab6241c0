/** The sections of the home page below its hero. */
export const HOME_SECTIONS = [
  "feature",
  "services",
  "store",
  "process",
  "work",
  "claims",
  "testimonials",
  "pricing",
  "blog",
  "faq",
  "contact",
] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Where the name of the section is not that of its anchor. */
const ANCHORS: Partial<Record<HomeSection, string>> = { claims: "log", faq: "questions" };

export const anchorOf = (section: HomeSection): string => ANCHORS[section] ?? section;

/** Content names sections by text. */
export function asHomeSection(name: string): HomeSection {
  const section = HOME_SECTIONS.find((known) => known === name);
  if (!section) throw new Error(`the home page has no section "${name}"`);
  return section;
}
