import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { DrawnPicture } from "#src/pictures/drawn-picture.tsx";
import { OutlinedLetters } from "#src/pictures/outlined-letters.tsx";
import { Gauge } from "#src/ui/display/gauge.tsx";
import { Figure } from "#src/ui/text/bidi.tsx";
import "./feature-evidence.css";

export type InvoicePairProps = {
  invoices: {
    lang: string;
    dir: Direction;
    kind: string;
    customer: string;
    lines: { name: string; amount: string }[];
    totalLabel: string;
    total: string;
  }[];
};

/** One invoice in both languages, meeting at an axis: neither is a mirror of the other. */
export function InvoicePair({ invoices }: InvoicePairProps) {
  return (
    <div className="invoice-pair" data-reveal="" aria-hidden="true">
      {invoices.map(({ lang, dir, kind, customer, lines, totalLabel, total }) => (
        <div key={lang} lang={lang} dir={dir} className="invoice">
          <small>{kind}</small>
          <b>{customer}</b>
          {lines.map(({ name, amount }) => (
            <div key={name}>
              {name}
              <Figure>{amount}</Figure>
            </div>
          ))}
          <div className="invoice-total">
            {totalLabel}
            <Figure>{total}</Figure>
          </div>
        </div>
      ))}
      <i className="invoice-axis" />
    </div>
  );
}

/** Dots of a round line without length: a ring, and its middle over it. */
const COMMITS = "M40 176h0M110 98h0M150 98h0M190 34h0M236 34h0M240 176h0";

export function CodeGraph({ direction }: { direction: Direction }) {
  return (
    <DrawnPicture
      name={`code-graph-${direction}`}
      className="code-graph"
      drawing={<CodeGraphDrawing direction={direction} />}
    />
  );
}

function CodeGraphDrawing({ direction }: { direction: Direction }) {
  const mirror = direction === "rtl" ? "matrix(-1 0 0 1 320 0)" : undefined;
  return (
    <svg viewBox="0 0 320 216" aria-hidden="true">
      <g transform={mirror} fill="none" stroke="var(--color-ink)" strokeWidth="2">
        <path d="M0 176h320" />
        <path stroke="var(--color-primary-ink)" d="M40 176C80 176 70 98 110 98H170C210 98 200 176 240 176" />
        <path stroke="var(--color-line-strong)" d="M130 98C150 98 150 34 176 34H236C270 34 262 176 290 176" />
        <path stroke="var(--color-copy)" strokeWidth="13" strokeLinecap="round" d={COMMITS} />
        <path stroke="var(--color-surface)" strokeWidth="9" strokeLinecap="round" d={COMMITS} />
        <circle fill="var(--color-primary-ink)" stroke="var(--color-surface)" strokeWidth="3" cx="290" cy="176" r="8" />
      </g>
      <Letters text="v1.0" x={direction === "rtl" ? 30 : 290} />
      <Letters text="init" x={direction === "rtl" ? 280 : 40} />
    </svg>
  );
}

function Letters({ text, x }: { text: string; x: number }) {
  return <OutlinedLetters text={text} x={x} y={204} size={12} anchor="middle" face="mono" fill="var(--color-muted)" />;
}

export type SpeedBudgetProps = {
  rows: { label: string; value: string; unit: string; usedPercent: number }[];
  direction: Direction;
};

export function SpeedBudget({ rows, direction }: SpeedBudgetProps) {
  return (
    <dl className="mt-auto grid gap-4 pt-6">
      {rows.map(({ label, value, unit, usedPercent }) => (
        <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-1.5 text-small">
          <dt className="text-copy">{label}</dt>
          <dd className="text-ui font-strong">
            <bdi>
              {value} <small className="text-small font-normal text-muted">{unit}</small>
            </bdi>
          </dd>
          <dd className="col-span-2">
            <Gauge percent={usedPercent} direction={direction} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isWorkingHour = (hour: number) => hour >= 9 && hour < 18;

/** Working hours stand out. The day begins where reading does, as in every chart of time. */
export function ReplyHours({ counts, direction }: { counts: number[]; direction: Direction }) {
  const most = Math.max(...counts);
  const bars = (isShown: (hour: number) => boolean) =>
    counts
      .map((count, hour) => {
        const height = Math.round(4 + (count / most) * 80);
        return isShown(hour) ? `M${xFromStart(hour * 10 + 5, 240, direction)} 84v-${height}` : "";
      })
      .join("");
  return (
    <div className="flex flex-1 flex-col pt-5" aria-hidden="true">
      <svg
        className="min-h-21 flex-1"
        viewBox="0 0 240 84"
        preserveAspectRatio="none"
        strokeWidth="8"
        aria-hidden="true"
      >
        <path stroke="var(--color-primary-ink)" d={bars(isWorkingHour)} />
        <path stroke="var(--color-line-strong)" d={bars((hour) => !isWorkingHour(hour))} />
      </svg>
      <div className="flex justify-between border-t border-line-strong pt-1 text-mark text-muted">
        {["00", "06", "12", "18", "24"].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
