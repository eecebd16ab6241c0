import type { ScreenTexts } from "#domain/screens/screen.ts";
import { curvePath } from "#src/screens/curve.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
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

export type DaftarProps = { texts: ScreenTexts<"daftar"> };

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
            <span key={page} className={page === "settings" ? "m-row m-nav m-foot" : "m-row m-nav"}>
              {page === "overview" ? <Icon name={icon} className="text-primary-ink" /> : <Icon name={icon} />}
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
          <div className="m-three m-cells m-totals">
            {texts.totals.map((total, index) => (
              <span key={total.name}>
                <small>{total.name}</small>
                <b>{total.amount}</b>
                <em className={index === 0 ? "text-ok-ink" : "text-muted"}>{total.note}</em>
              </span>
            ))}
          </div>
          <div className="m-chart">
            <svg
              className="icon-directional"
              overflow="visible"
              width="100%"
              height="100%"
              viewBox="0 0 550 100"
              preserveAspectRatio="none"
              fill="none"
              aria-hidden="true"
            >
              <path stroke="var(--color-line)" d="M0 25H550M0 50H550M0 75H550" />
              <path fill="var(--app)" opacity=".14" d={`${THIS_YEAR}V100H0z`} />
              <path stroke="var(--color-line-strong)" strokeDasharray="4" d={LAST_YEAR} />
              <path stroke="var(--color-primary-ink)" strokeWidth="2" d={THIS_YEAR} />
            </svg>
            <span className="m-row m-dark m-tip">
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
