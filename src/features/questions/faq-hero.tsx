import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { GroupMarks } from "#src/art/theme/group-marks.tsx";
import "./faq-hero.css";

export type FaqHeroProps = {
  direction: Direction;
  /** How many groups there are: each has its mark, which the page is read by. */
  count: number;
  /** The words. */
  children: ReactNode;
};

/** The head of the questions: the marks of all groups, beside the words. */
export function FaqHero({ direction, count, children }: FaqHeroProps) {
  return (
    <div className="faq-hero relative flex flex-col overflow-clip bg-page-alt">
      <GroupMarks className="faq-hero-marks tablet:absolute" count={count} direction={direction} />
      {children}
      <div className="divider relative order-2" />
    </div>
  );
}
