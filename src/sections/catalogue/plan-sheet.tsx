import type { Period } from "#domain/catalogue/price.ts";
import type { Direction } from "#domain/language/locale.ts";
import { KhatamPattern } from "#src/art/chart/khatam-pattern.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { SegmentedSwitch } from "#src/ui/controls/segmented-switch.tsx";
import { Gauge } from "#src/ui/display/gauge.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Carousel, type CarouselProps } from "#src/ui/navigation/carousel.tsx";
import "./plan-sheet.css";

/** What a plan costs in one period, and the way to ask for exactly that. */
export type PlanOffer = {
  period: Period;
  amount: string;
  currency: string;
  every: string;
  /** What the year saves against twelve months. */
  saving?: string | undefined;
  choose: { href: string; label: string; hint: string };
};

export type SheetPlan = {
  id: string;
  name: string;
  audience: string;
  offers: PlanOffer[];
  highlights: string[];
  users: string;
  role: string;
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
  /** Refund, licence, tax: what holds for every plan. */
  notes: string[];
  carousel: CarouselProps["labels"];
  /** Joins the section above it. */
  tight?: boolean;
  /** The page is about what is sold here: a link can choose the period, and the chat names it. */
  isSubject?: boolean;
};

/** The period is a group of radio buttons; styles show the offers of the chosen one, so no script is needed. */
export function PlanSheet({
  head,
  direction,
  periods,
  periodLabel,
  plans,
  notes,
  carousel,
  tight = false,
  isSubject = false,
}: PlanSheetProps) {
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
          {...(isSubject && { data: { "data-from-query": "period" } })}
        />
      }
      tight={tight}
    >
      <Carousel label={head.title} labels={carousel} className={`plan-row plan-row-${plans.length}`}>
        {plans.map((plan) => (
          <li key={plan.id} className={`plan ${plan.bestSeller ? "plan-best band" : ""}`}>
            <PlanCard plan={plan} direction={direction} />
          </li>
        ))}
      </Carousel>
      <ul className="mt-8 grid gap-2 text-ui text-muted">
        {notes.map((note, index) => (
          <li key={note} className="flex gap-2.5">
            <Icon name={index === 0 ? "shield-check" : "receipt-text"} className="mt-1 text-ok-ink" />
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function PlanCard({ plan, direction }: { plan: SheetPlan; direction: Direction }) {
  return (
    <>
      {plan.bestSeller && <KhatamPattern id="khatam-plan" fade="down" />}
      {plan.bestSeller && <span className="plan-tag">{plan.bestSeller}</span>}
      <div>
        <h3 className="text-title">{plan.name}</h3>
        <p className="text-ui text-muted">{plan.audience}</p>
      </div>
      {plan.offers.map(({ period, amount, currency, every, saving, choose }) => (
        <div key={period} className="plan-offer" data-period={period}>
          <p className="plan-price">
            <bdi dir="ltr">{amount}</bdi>
            <small>
              <b>{currency}</b>
              <span>{every}</span>
            </small>
          </p>
          <p className="plan-saving">{saving}</p>
          <Button href={choose.href} look={plan.bestSeller ? "primary" : "ghost"} wide>
            {choose.label}
            <span className="sr-only">{choose.hint}</span>
          </Button>
        </div>
      ))}
      <ul className="grid content-start gap-2.5 text-ui text-copy">
        {plan.highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2.5">
            <Icon name="check" className="mt-1 text-primary-ink" />
            <span>{highlight}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line pt-4 text-small text-muted">
        <div className="grid grid-cols-[auto_1fr] items-center gap-3">
          {plan.users}
          <Gauge percent={plan.capacityPercent} direction={direction} />
        </div>
        <p>{plan.role}</p>
      </div>
    </>
  );
}
