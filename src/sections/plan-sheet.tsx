import type { Direction } from "#domain/locale.ts";
import type { Period } from "#domain/price.ts";
import { KhatamPattern } from "#src/art/khatam-pattern.tsx";
import { Button } from "#src/ui/button.tsx";
import { Carousel, type CarouselProps } from "#src/ui/carousel.tsx";
import { Gauge } from "#src/ui/gauge.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SegmentedSwitch } from "#src/ui/segmented-switch.tsx";
import { SectionFrame, type SectionHeadTexts } from "./section-frame.tsx";

export type SheetPlan = {
  id: string;
  name: string;
  audience: string;
  /** What it costs in each period: figure, currency, and how often. */
  prices: { period: Period; amount: string; currency: string; every: string }[];
  choose: { href: string; label: string };
  highlights: string[];
  users: string;
  /** Filled share of the capacity gauge. */
  capacityPercent: number;
  bestSeller: string | null;
};

export type PlanSheetProps = {
  head: SectionHeadTexts;
  direction: Direction;
  periods: { id: Period; label: string; saving?: string }[];
  periodLabel: string;
  plans: SheetPlan[];
  note: string;
  carousel: CarouselProps["labels"];
};

/** The period is a group of radio buttons; styles show the prices of the chosen one, so no script is needed. */
export function PlanSheet({ head, direction, periods, periodLabel, plans, note, carousel }: PlanSheetProps) {
  return (
    <SectionFrame
      id="pricing"
      head={head}
      aside={
        <SegmentedSwitch
          label={periodLabel}
          name="period"
          options={periods.map(({ id, label, saving }) => ({ value: id, label, note: saving }))}
          selected="annual"
        />
      }
    >
      <Carousel label={head.title} labels={carousel} className="plan-row">
        {plans.map((plan) => (
          <li key={plan.id} className={`plan ${plan.bestSeller ? "plan-best band" : ""}`}>
            {plan.bestSeller && <KhatamPattern id="khatam-plan" fade="down" />}
            {plan.bestSeller && <span className="plan-tag">{plan.bestSeller}</span>}
            <div>
              <h3 className="text-title">{plan.name}</h3>
              <p className="text-ui text-muted">{plan.audience}</p>
            </div>
            <div>
              {plan.prices.map(({ period, amount, currency, every }) => (
                <p key={period} className="plan-price" data-period={period}>
                  <bdi dir="ltr">{amount}</bdi>
                  <small>
                    <b>{currency}</b>
                    <span>{every}</span>
                  </small>
                </p>
              ))}
            </div>
            <Button href={plan.choose.href} look={plan.bestSeller ? "primary" : "ghost"} wide>
              {plan.choose.label}
            </Button>
            <ul className="grid content-start gap-2.5 text-ui text-copy">
              {plan.highlights.map((highlight) => (
                <li key={highlight} className="flex gap-2.5">
                  <Icon name="check" className="mt-1 text-primary-ink" />
                  {highlight}
                </li>
              ))}
            </ul>
            <div className="grid grid-cols-[auto_1fr] items-center gap-3 border-t border-line pt-4 text-small text-muted">
              {plan.users}
              <Gauge percent={plan.capacityPercent} direction={direction} />
            </div>
          </li>
        ))}
      </Carousel>
      <p className="mt-8 flex gap-2.5 text-ui text-muted">
        <Icon name="shield-check" className="mt-1 text-ok-ink" />
        {note}
      </p>
    </SectionFrame>
  );
}
