import type { MockupTexts } from "#domain/mockup.ts";
import { Icon } from "#src/ui/icon.tsx";
import { curvePath } from "./curve.ts";
import { WindowBar } from "./window-bar.tsx";

const NAV = [
  ["overview", "layout-dashboard"],
  ["invoices", "receipt-text"],
  ["customers", "users"],
  ["items", "package"],
  ["banking", "landmark"],
  ["reports", "chart-no-axes-column"],
  ["settings", "settings"],
] as const;

const TONE_OF_STATE = { paid: "ok", sent: "primary", overdue: "accent" } as const;

const CHART = { step: 50, height: 100 };
const THIS_YEAR = curvePath([22, 31, 27, 40, 36, 52, 48, 61, 57, 74, 70, 86], CHART);
const LAST_YEAR = curvePath([18, 22, 25, 28, 33, 35, 38, 42, 46, 48, 52, 58], CHART);

export type DaftarProps = { texts: MockupTexts<"daftar"> };

export function Daftar({ texts }: DaftarProps) {
  return (
    <>
      <WindowBar title={texts.title} />
      <div className="m-body">
        <div className="m-side">
          <div className="m-row m-org">
            <b className="m-fill m-center">{texts.company.initial}</b>
            <b>
              {texts.company.name}
              <small>{texts.company.plan}</small>
            </b>
          </div>
          {NAV.map(([page, icon]) => (
            <span key={page} className="m-row m-nav">
              <Icon name={icon} />
              {texts.nav[page]}
              {page === "invoices" && <small className="m-end">{texts.invoiceCount}</small>}
            </span>
          ))}
        </div>
        <div className="m-main">
          <div className="m-row">
            <b className="m-heading">
              {texts.month}
              <small>{texts.caption}</small>
            </b>
            <span className="m-btn m-fill m-end">
              <Icon name="plus" />
              {texts.newInvoice}
            </span>
          </div>
          <div className="m-three m-totals">
            {texts.totals.map((total) => (
              <span key={total.name}>
                <small>{total.name}</small>
                <b>{total.amount}</b>
                <em>{total.note}</em>
              </span>
            ))}
          </div>
          <div className="m-chart">
            <svg viewBox="0 0 550 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 25H550M0 50H550M0 75H550" />
              <path d={`${THIS_YEAR}V100H0z`} />
              <path d={LAST_YEAR} strokeDasharray="4" />
              <path d={THIS_YEAR} strokeWidth="2" />
            </svg>
            <span className="m-row m-tip">
              <b>{texts.tip.amount}</b>
              {texts.tip.note}
            </span>
          </div>
          {texts.invoices.map((invoice) => (
            <div key={invoice.number} className="m-invoice">
              <code>{invoice.number}</code>
              <span>{invoice.customer}</span>
              <small>{invoice.date}</small>
              <b>{invoice.amount}</b>
              <i className={`m-chip m-${TONE_OF_STATE[invoice.state]}`}>{texts.states[invoice.state]}</i>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
