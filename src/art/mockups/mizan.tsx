import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { WindowBar } from "./window-bar.tsx";

export type MizanProps = { texts: ScreenTexts<"mizan"> };

export function Mizan({ texts }: MizanProps) {
  return (
    <>
      <WindowBar title={texts.title}>
        <span className="m-row m-end text-ok-ink">
          <Icon name="cloud-check" />
          {texts.offline}
        </span>
      </WindowBar>
      <div className="m-body">
        <div className="z-main">
          <div className="m-row z-tabs">
            {texts.categories.map((category) => (
              <span key={category} className={category === texts.categories[0] ? "m-dark" : undefined}>
                {category}
              </span>
            ))}
            <span className="m-row m-end">
              <Icon name="scan-barcode" />
              {texts.search}
            </span>
          </div>
          <div className="m-three z-grid">
            {texts.items.map((item) => (
              <div key={item.icon}>
                <i className="m-center">
                  <Icon name={item.icon} />
                </i>
                {item.name}
                <small>{item.price}</small>
              </div>
            ))}
          </div>
        </div>
        <div className="m-side m-aside bg-surface">
          <div className="m-row z-line">
            <b>{texts.order}</b>
            <small className="m-end">{texts.table}</small>
          </div>
          {texts.lines.map((line) => (
            <div key={line.item} className="m-row z-line">
              <b className="text-primary-ink">{line.count}×</b>
              {texts.items[line.item]?.name}
              <b className="m-end">{line.amount}</b>
            </div>
          ))}
          <div className="m-foot z-sums">
            {texts.sums.map((sum) => (
              <div key={sum.name} className="m-row">
                {sum.name}
                <span className="m-end">{sum.amount}</span>
              </div>
            ))}
          </div>
          <div className="m-row">
            <span className="m-btn z-pay">
              <Icon name="banknote" />
              {texts.cash}
            </span>
            <span className="m-btn z-pay bg-primary text-on-primary">
              <Icon name="credit-card" />
              {texts.card}
            </span>
          </div>
        </div>
      </div>
    </>
  );
}
