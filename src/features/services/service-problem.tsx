import type { Direction } from "#domain/language/locale.ts";
import { ServiceSketch, type Sketch } from "./service-sketch.tsx";
import "./service-problem.css";

export type ServiceProblemProps = {
  head: { label: string; title: string };
  paragraphs: string[];
  sketch: Sketch | null;
  direction: Direction;
};

/** Where the drawing stands: a row of steps or hours needs the width, the others stand beside the words. */
const LAYOUTS = { chain: "under", outage: "under", taps: "after", weight: "before" } as const;

/** What goes wrong without us, in words and as a drawing; the last paragraph says what we do about it. */
export function ServiceProblem({ head, paragraphs, sketch, direction }: ServiceProblemProps) {
  const answer = paragraphs.at(-1);
  return (
    <section id="problem" aria-labelledby="problem-title" className="section-space">
      <div className={`wrap service-problem grid service-problem-${sketch ? LAYOUTS[sketch.kind] : "under"}`}>
        <div className="service-problem-words grid">
          <div className="grid content-start gap-4">
            <span className="mark-label">{head.label}</span>
            <h2 id="problem-title">{head.title}</h2>
          </div>
          <div className="grid content-start gap-5">
            {paragraphs.slice(0, -1).map((paragraph) => (
              <p key={paragraph} className="max-w-read text-copy">
                {paragraph}
              </p>
            ))}
            <p className="max-w-copy ps-5 border-s-3 border-primary-ink text-lead text-ink">{answer}</p>
          </div>
        </div>
        {sketch && (
          <figure className="service-figure min-w-0 border border-line rounded-panel bg-surface">
            <ServiceSketch sketch={sketch} direction={direction} />
            <figcaption className="mt-6 pt-3.5 border-t border-line text-small text-muted">{sketch.caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
