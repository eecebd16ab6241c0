import type { ReactNode } from "react";

type CarouselLabels = { previous: string; next: string };

export type CarouselProps = {
  /** Names the row for screen readers. */
  label: string;
  labels: CarouselLabels;
  /** Layout from `wide` up, where everything fits: there it is no carousel any more. */
  className: string;
  /** A link to all of them, beside the buttons. */
  more?: ReactNode;
  /** The row follows its section's heading: the buttons stand beside the label above that. */
  atHead?: boolean;
  children: ReactNode;
};

/**
 * A row that snaps on phones and tablets and is a plain grid from `wide` up. Swiping and keys are the platform's;
 * src/ui/navigation/carousel.client.ts moves it by the buttons, disables them at the ends, and lets the row take focus
 * where it scrolls.
 */
export function Carousel({ label, labels, className, more, atHead = false, children }: CarouselProps) {
  return (
    <div className={atHead ? "carousel-at-head" : "carousel"} data-carousel="">
      {atHead && <CarouselFoot labels={labels} />}
      <ul className={`carousel-row ${className}`} aria-label={label}>
        {children}
      </ul>
      {!atHead && <CarouselFoot labels={labels}>{more}</CarouselFoot>}
    </div>
  );
}

export type CarouselFootProps = { labels: CarouselLabels; children?: ReactNode };

export function CarouselFoot({ labels, children }: CarouselFootProps) {
  return (
    <div className="carousel-foot">
      {children}
      <div className="carousel-buttons">
        <button type="button" className="icon-button" data-carousel-step="-1" aria-label={labels.previous} disabled />
        <button type="button" className="icon-button" data-carousel-step="1" aria-label={labels.next} />
      </div>
    </div>
  );
}
