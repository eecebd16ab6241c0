import type { ReactNode } from "react";
import type { Flag } from "#domain/company/people.ts";
import type { Direction } from "#domain/language/locale.ts";
import { GroupMarks } from "#src/art/theme/group-marks.tsx";
import "./faq-hero.css";

export type FaqHeroProps = {
  direction: Direction;
  /** One for each group, in their order: the code that the page is read by. */
  flags: readonly Flag[];
  /** The words. */
  children: ReactNode;
};

/** The head of the questions: the marks of all groups, beside the words. */
export function FaqHero({ direction, flags, children }: FaqHeroProps) {
  return (
    <div className="faq-hero relative flex flex-col overflow-clip bg-page-alt">
      <GroupMarks className="faq-hero-marks tablet:absolute" flags={flags} direction={direction} />
      {children}
      <div className="divider relative order-2" />
    </div>
  );
}
