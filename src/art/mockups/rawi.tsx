import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { WindowBar } from "./window-bar.tsx";

export type RawiProps = { texts: ScreenTexts<"rawi"> };

/** A client's website: a roastery with colours of its own, the same by day and by night. */
export function Rawi({ texts }: RawiProps) {
  return (
    <>
      <WindowBar title={texts.title} />
      <div className="m-row r-nav">
        <b className="m-heading">{texts.name}</b>
        {texts.nav.map((link) => (
          <span key={link}>{link}</span>
        ))}
        <b className="m-row m-end">
          <Icon name="shopping-bag" />
          {texts.bagCount}
        </b>
      </div>
      <div className="m-row r-hero">
        <div>
          <b className="r-crop">{texts.crop}</b>
          {texts.headline.map((words) => (
            <b key={words} className="m-heading">
              {words}
            </b>
          ))}
          <p>{texts.body}</p>
          <span className="m-btn">{texts.buy}</span>
        </div>
        <svg viewBox="0 0 300 300" aria-hidden="true">
          <circle fill="var(--color-warn)" cx="150" cy="128" r="96" />
          <path fill="var(--color-land)" d="M0 240L70 150l40 42 52-84 58 96 30-30 50 66v60H0z" />
          <path fill="var(--color-copy)" d="M0 270l90-70 46 34 60-56 104 80v42H0z" />
          <path fill="var(--color-raised)" d="M112 118h76l8 22v126h-92V140z" />
          <path stroke="var(--color-line-strong)" strokeWidth="2" d="M104 140h92" />
          <circle fill="var(--color-accent)" cx="150" cy="196" r="24" />
          <path
            fill="none"
            stroke="var(--color-raised)"
            strokeWidth="2.4"
            d="M140 212c-8-14 2-34 20-32M146 214c4-10-2-18 12-30"
          />
        </svg>
      </div>
      <div className="m-three m-cells r-crops">
        {texts.crops.map((crop, index) => (
          <span key={crop.altitude} className="m-row">
            <svg className="icon" viewBox="2 2 16 16" overflow="visible" aria-hidden="true">
              <ellipse
                fill="var(--color-copy)"
                stroke="none"
                opacity={1 - index * 0.15}
                cx="10"
                cy="10"
                rx="7.5"
                ry="10"
                transform="rotate(18 10 10)"
              />
            </svg>
            <b>{crop.name}</b>
            <small className="m-end">{crop.altitude}</small>
          </span>
        ))}
      </div>
    </>
  );
}
