import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { CheckList } from "#src/ui/display/check-list.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import {
  CodeGraph,
  InvoicePair,
  type InvoicePairProps,
  ReplyHours,
  SpeedBudget,
  type SpeedBudgetProps,
} from "./feature-evidence.tsx";
import "./feature-bento.css";

type Feature = { id: string; icon: IconName; title: string; body: string };

export type FeatureBentoProps = {
  t: Translate<"carousel">;
  head: SectionHeadTexts;
  /** Joins the section above it. */
  tight: boolean;
  direction: Direction;
  features: Feature[];
  evidence: {
    invoices: InvoicePairProps["invoices"];
    budget: SpeedBudgetProps["rows"];
    repliesByHour: number[];
    checks: string[];
  };
};

/** Five promises, each beside what proves it. */
export function FeatureBento({ t, head, tight, direction, features, evidence }: FeatureBentoProps) {
  const proofs: Record<string, ReactNode> = {
    "arabic-first": <InvoicePair invoices={evidence.invoices} />,
    "your-code": <CodeGraph direction={direction} />,
    "speed-budget": <SpeedBudget rows={evidence.budget} direction={direction} />,
    "fast-reply": <ReplyHours counts={evidence.repliesByHour} direction={direction} />,
    "checked-release": <CheckList className="mt-auto pt-5 text-ui" items={evidence.checks} tone="ok" ruled />,
  };
  return (
    <SectionFrame id="feature" head={head} tight={tight}>
      <Carousel label={head.title} labels={carouselLabels(t)} className="bento" atHead>
        {features.map(({ id, icon, title, body }) => (
          <li key={id} className={`bento-cell bento-${id}`}>
            <h3 className="flex items-center gap-2.5">
              <Icon name={icon} className="text-primary-ink" />
              {title}
            </h3>
            <p className="max-w-note text-ui text-copy">{body}</p>
            {proofs[id]}
          </li>
        ))}
      </Carousel>
    </SectionFrame>
  );
}
