import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { KhatamPattern } from "#src/art/khatam/khatam-pattern.tsx";
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
      <div className="service-price grid">
        <div className="service-price-card band relative grid content-between gap-8 rounded-panel isolate overflow-clip">
          <KhatamPattern className="-z-1" id="price-khatam" fade="corner" />
          <dl className="grid gap-6">
            {[price, weeks].map(({ label, value }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-copy text-ui">{label}</dt>
                <dd className="tracking-(--track-heading) whitespace-nowrap">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="pt-4.5 border-t border-line text-ui text-copy">{t("services.priceNote")}</p>
        </div>
        <PriceScale label={t("services.priceScale")} {...scale} direction={direction} />
        <div className="service-tools grid pt-7 border-t border-line wide:col-span-full wide:items-baseline">
          <h3 className="text-title">{t("services.technologies")}</h3>
          <ul className="flex flex-wrap gap-2.5 text-copy">
            {technologies.map((name) => (
              <li key={name} className="pill font-data">
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
    <figure className="price-scale content-center min-w-0">
      <figcaption className="mb-2.5 font-strong">{label}</figcaption>
      <ul>
        {rows.map(({ id, title, range, current, shown }) => (
          <li
            key={id}
            className={`grid gap-y-1.5 gap-x-4 py-3.5 text-ui text-copy ${current ? "price-scale-current" : ""}`}
          >
            <span>{title}</span>
            <bdi>{shown}</bdi>
            <svg className="col-span-full w-full h-3.5" aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" />
              <rect x={spanOf(range, most, direction)} width={percent((range.to - range.from) / most)} />
            </svg>
          </li>
        ))}
      </ul>
      <div
        className="price-scale-marks flex justify-between pt-2 border-t border-line-strong text-muted"
        aria-hidden="true"
      >
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
