import { PERIODS, type Period, type Tier } from "#domain/catalogue/periods-and-tiers.ts";
import type { Translate } from "#domain/language/translate.ts";
import { KhatamPattern } from "#src/art/khatam/khatam-pattern.tsx";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { SegmentedSwitch } from "#src/ui/controls/segmented-switch.tsx";
import { CheckList } from "#src/ui/display/check-list.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import "./plan-sheet.css";

/** What a plan costs in one period, and the way to exactly that. */
export type PlanOffer = {
  period: Period;
  amount: string;
  currency: string;
  /** What the year saves against twelve months. */
  saving: string | null;
  href: string;
};

export type SheetPlan = {
  tier: Tier;
  /** The words of its button. */
  choose: "item.choose" | "item.startFree.download" | "item.startFree.key";
  audience: string;
  offers: PlanOffer[];
  highlights: string[];
  users: number;
  role: string;
  bestSeller: boolean;
};

type PlanTexts = Translate<"plans" | "item" | "carousel">;

export type PlanSheetProps = {
  t: PlanTexts;
  head: SectionHeadTexts;
  /** The most a year saves, in percent. */
  annualSaving: string | null;
  plans: SheetPlan[];
  /** Refund, licence, tax: what holds for every plan. */
  notes: string[];
  /** Joins the section above it. */
  tight?: boolean;
  /** The page is about what is sold here: a link can choose the period, and the chat names it. */
  isSubject?: boolean;
};

/** The period is a group of radio buttons; styles show the offers of the chosen one, so no script is needed. */
export function PlanSheet({ t, head, annualSaving, plans, notes, tight = false, isSubject = false }: PlanSheetProps) {
  return (
    <SectionFrame
      id="pricing"
      head={head}
      aside={
        <SegmentedSwitch
          label={t("plans.period")}
          name="period"
          options={PERIODS.map((period) => ({
            value: period,
            label: t(`plans.${period}`),
            note: period === "annual" && annualSaving ? `−${annualSaving}` : undefined,
          }))}
          selected="annual"
          {...(isSubject && { query: "period" })}
        />
      }
      tight={tight}
    >
      <Carousel label={head.title} labels={carouselLabels(t)} className={`plan-row plan-row-${plans.length}`} atHead>
        {plans.map((plan) => (
          <li
            key={plan.tier}
            className={`plan ${plan.bestSeller ? "plan-best band" : ""}`}
            data-carousel-start={plan.bestSeller ? "" : undefined}
          >
            <PlanCard t={t} plan={plan} />
          </li>
        ))}
      </Carousel>
      <ul className="mt-4 grid gap-1.5 text-small text-muted wide:mt-8 wide:text-ui">
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

const EVERY = { monthly: "plans.everyMonth", annual: "plans.everyYear", eternal: "plans.once" } as const;

type PlanCardProps = { t: PlanTexts; plan: SheetPlan };

function PlanCard({ t, plan }: PlanCardProps) {
  const name = t(`plans.${plan.tier}`);
  const free = plan.tier === "free";
  return (
    <>
      {plan.bestSeller && <KhatamPattern id="khatam-plan" fade="down" />}
      {plan.bestSeller && (
        <span className="plan-tag absolute -top-3.25 start-6 print:top-3 print:start-auto print:end-6 py-0.75 px-3 rounded-full text-small font-strong">
          {t("plans.bestSeller")}
        </span>
      )}
      <div>
        <h3 className="text-title">{name}</h3>
        <p className="text-ui text-muted">{plan.audience}</p>
      </div>
      {/* What is free is the same in every period. */}
      {plan.offers.slice(0, free ? 1 : undefined).map(({ period, amount, currency, saving, href }) => (
        <div key={period} className="plan-offer content-start gap-1.5" data-period={free ? undefined : period}>
          <p className="plan-price flex items-end gap-2.5">
            <bdi className="font-strong leading-none" dir="ltr">
              {amount}
            </bdi>
            <small className="text-small text-muted">
              <b className="block text-copy">{currency}</b>
              {t(free ? "plans.forever" : EVERY[period])}
            </small>
          </p>
          {saving && <p className="plan-saving mb-1.5 text-small">{t("item.saving", { amount: saving })}</p>}
          <Button href={href} look={plan.bestSeller ? "primary" : "ghost"} wide>
            {t(plan.choose)}
            {!free && (
              <span className="sr-only">{t("item.chooseHint", { plan: name, period: t(`plans.${period}`) })}</span>
            )}
          </Button>
        </div>
      ))}
      <CheckList className="text-ui text-copy" items={plan.highlights} tone="primary" />
      <div className="grid gap-2 border-t border-line pt-4 text-small text-muted">
        <p className="font-strong text-ink">{t("plans.users", { count: plan.users })}</p>
        <p>{plan.role}</p>
      </div>
    </>
  );
}
