import type { Direction } from "#domain/language/locale.ts";
import { ServiceSketch, type Sketch } from "./service-sketch.tsx";
import "./service-problem.css";

export type ServiceProblemProps = {
  head: { label: string; title: string };
  paragraphs: string[];
  sketch: Sketch;
  direction: Direction;
};

/** Where the drawing stands: a row of steps or hours needs the width, the others stand beside the words. */
const LAYOUTS = { chain: "under", outage: "under", taps: "after", weight: "before" } as const;

/** What goes wrong without us, in words and as a drawing; the last paragraph says what we do about it. */
export function ServiceProblem({ head, paragraphs, sketch, direction }: ServiceProblemProps) {
  const answer = paragraphs.at(-1);
  return (
    <section id="problem" aria-labelledby="problem-title" className="section-space">
      <div className={`wrap service-problem service-problem-${LAYOUTS[sketch.kind]}`}>
        <div className="service-problem-words">
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
            <p className="service-answer">{answer}</p>
          </div>
        </div>
        <figure className="service-figure">
          <ServiceSketch sketch={sketch} direction={direction} />
          <figcaption>{sketch.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
