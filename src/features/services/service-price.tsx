import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { KhatamPattern } from "#src/art/chart/khatam-pattern.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import "./service-price.css";

type Range = { from: number; to: number };

export type ServicePriceProps = {
  t: Translate<"services">;
  head: SectionHeadTexts;
  direction: Direction;
  price: { label: string; value: string };
  weeks: { label: string; value: string };
  technologies: string[];
  /** All services on one scale of prices; this page's own is marked. */
  scale: {
    /** Marks from zero up, in full units of the currency. */
    marks: { value: number; shown: string }[];
    rows: { id: string; title: string; range: Range; current: boolean; shown: string }[];
  };
};

/** What it costs and how soon it starts, measured against the other services. */
export function ServicePrice({ t, head, direction, price, weeks, technologies, scale }: ServicePriceProps) {
  return (
    <SectionFrame id="price" head={head}>
      <div className="service-price">
        <div className="service-price-card band">
          <KhatamPattern id="price-khatam" fade="corner" />
          <dl>
            {[price, weeks].map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{t("services.priceNote")}</p>
        </div>
        <PriceScale label={t("services.priceScale")} {...scale} direction={direction} />
        <div className="service-tools">
          <h3>{t("services.technologies")}</h3>
          <ul>
            {technologies.map((name) => (
              <li key={name}>
                <bdi dir="ltr">{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </SectionFrame>
  );
}

type PriceScaleProps = ServicePriceProps["scale"] & { label: string; direction: Direction };

function PriceScale({ label, marks, rows, direction }: PriceScaleProps) {
  const most = marks.at(-1)?.value ?? 1;
  return (
    <figure className="price-scale">
      <figcaption>{label}</figcaption>
      <ul>
        {rows.map(({ id, title, range, current, shown }) => (
          <li key={id} className={current ? "price-scale-current" : undefined}>
            <span>{title}</span>
            <bdi>{shown}</bdi>
            <svg aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" />
              <rect x={spanOf(range, most, direction)} width={percent((range.to - range.from) / most)} />
            </svg>
          </li>
        ))}
      </ul>
      <div className="price-scale-marks" aria-hidden="true">
        {marks.map(({ value, shown }) => (
          <bdi key={value}>{shown}</bdi>
        ))}
      </div>
    </figure>
  );
}

/** Left edge of a bar between two prices. */
function spanOf({ from, to }: Range, most: number, direction: Direction): string {
  return percent(direction === "rtl" ? 1 - to / most : from / most);
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
