import { Icon } from "#src/ui/icons/icon.tsx";
import { BANNER_LOOK } from "./banner-look.ts";
import type { WaitingOfferProps } from "./waiting-offer/waiting-offer.tsx";

export type SkipLinkProps = { label: string };

export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a className="skip-link" href="#main">
      {label}
    </a>
  );
}

/** A thin bar in the HTML, hidden once the script runs. It covers nothing, and never shows without script. */
export function Preloader() {
  return <div className="preloader" aria-hidden="true" />;
}

/** One bar for route changes and requests. `transition:persist` keeps the element across route changes. */
export function ProgressBar() {
  return (
    <div
      className="progress"
      id="progress"
      data-state="idle"
      data-astro-transition-persist="progress"
      aria-hidden="true"
    />
  );
}

export type OfflineBannerProps = {
  text: string;
  /** For src/frame/waiting-offer/offer-waiting.ts, which knows the forms but neither the language nor its words. */
  waiting: WaitingOfferProps["texts"] & { home: string };
};

export function OfflineBanner({ text, waiting }: OfflineBannerProps) {
  return (
    <div className="offline-banner" role="status">
      <p id="offline-banner" hidden className={BANNER_LOOK}>
        <Icon name="wifi-off" />
        {text}
      </p>
      <div
        id="waiting-offer"
        data-home={waiting.home}
        data-notice={waiting.notice}
        data-open={waiting.open}
        data-forget={waiting.forget}
      />
    </div>
  );
}

/** `subject`: what the message names; src/frame/chat-subject.client.ts adds what the visitor chooses. */
export type ChatButtonProps = {
  href: string;
  label: string;
  subject: string;
  /** On a page that is one form the button would cover it, unless the window is wide. */
  beside: "text" | "form";
};

export function ChatButton({ href, label, subject, beside }: ChatButtonProps) {
  return (
    // A landmark of its own, since it stands outside the page's other parts.
    <aside aria-label={label} data-chat-subject={subject}>
      <a
        className={`chat-button ${beside === "form" ? "max-wide:hidden" : ""}`}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={label}
      >
        <Icon name="whatsapp" />
      </a>
    </aside>
  );
}
