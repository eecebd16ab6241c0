import type { ReactNode } from "react";
import { SectionHead } from "#src/ui/display/section-head.tsx";

const GROUNDS = {
  page: "",
  alt: "bg-page-alt",
  band: "band",
} as const;

export type SectionHeadTexts = { label: string; title: string; lead?: string | undefined };

export type SectionFrameProps = {
  id: string;
  head: SectionHeadTexts;
  ground?: keyof typeof GROUNDS;
  /** Stands on the heading's line at the reading end: a link, tabs, a switch. */
  aside?: ReactNode;
  /** Behind the content, to the section's edges. */
  backdrop?: ReactNode;
  /** Keeps the paragraph under the heading, where something stands beside it. */
  stacked?: boolean;
  /** Joins the section above: no space between them, except for the buttons of a row beside the label. */
  tight?: boolean;
  children: ReactNode;
};

/** Anatomy all sections of the home page share: ground, label with the chart's ticks, heading, one paragraph. */
export function SectionFrame({
  id,
  head,
  ground = "page",
  aside,
  backdrop,
  stacked = false,
  tight = false,
  children,
}: SectionFrameProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`relative overflow-clip pb-(--section-space) ${tight ? "max-wide:pt-3.5" : "pt-(--section-space)"} ${GROUNDS[ground]}`}
    >
      {backdrop}
      <div className="wrap relative">
        <SectionHead id={titleId} {...head} stacked={stacked}>
          {aside}
        </SectionHead>
        {children}
      </div>
    </section>
  );
}
