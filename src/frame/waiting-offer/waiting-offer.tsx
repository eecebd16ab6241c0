import { useState } from "react";
import { BANNER_LOOK } from "#src/frame/banner-look.ts";

export type WaitingOfferProps = {
  texts: { notice: string; open: string; forget: string };
  /** Where the form asks whether to send it. */
  href: string;
  onForget: () => void;
};

/** Reminds of a form that waits to be sent, and leads to it. */
export function WaitingOffer({ texts, href, onForget }: WaitingOfferProps) {
  const [isForgotten, setForgotten] = useState(false);
  if (isForgotten) return null;
  const forget = () => {
    onForget();
    setForgotten(true);
  };
  return (
    <p className={`${BANNER_LOOK} flex-wrap`}>
      <span className="w-full">{texts.notice}</span>
      <a className={WAY_LOOK} href={href}>
        {texts.open}
      </a>
      <button type="button" className={WAY_LOOK} onClick={forget}>
        {texts.forget}
      </button>
    </p>
  );
}

const WAY_LOOK = "inline-flex min-h-11 items-center font-strong underline";
