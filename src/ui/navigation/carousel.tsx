import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";

export type CarouselProps = {
  /** Names the region for screen readers. */
  label: string;
  labels: { previous: string; next: string };
  /** Layout from 960 px up, where everything fits: there it is no carousel any more. */
  className: string;
  children: ReactNode;
};

/**
 * A row that snaps on phones and tablets and is a plain grid above. Swiping and keys are the platform's;
 * src/ui/navigation/carousel.client.ts moves it by the buttons and disables them at the ends.
 */
export function Carousel({ label, labels, className, children }: CarouselProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards, not a fieldset
    <div className="carousel" data-carousel="" role="group" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className={`carousel-row ${className}`} tabIndex={0} aria-label={label}>
        {children}
      </ul>
      <div className="carousel-buttons">
        <button type="button" className="icon-button" data-carousel-step="-1" aria-label={labels.previous} disabled>
          <Icon name="chevron-left" />
        </button>
        <button type="button" className="icon-button" data-carousel-step="1" aria-label={labels.next}>
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  );
}
