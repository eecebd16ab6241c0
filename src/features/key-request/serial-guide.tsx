import type { ReactNode } from "react";
import { KhatamPattern } from "#src/art/chart/khatam-pattern.tsx";
import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import "./serial-guide.css";

export type SerialGuideProps = {
  sample: {
    tag: string;
    caption: string;
    app: { id: string; name: string; kind: string };
    key: { label: string; value: string };
    facts: { label: string; value: string; ltr: boolean }[];
  };
  find: { title: string; steps: string[] };
  /** What one writes, beside the ticket. */
  children: ReactNode;
};

/** A ticket shows what comes back, and the steps under it where its number is found. */
export function SerialGuide({ sample, find, children }: SerialGuideProps) {
  return (
    <div className="wrap serial-guide">
      {children}
      <div className="grid content-start gap-8">
        <figure>
          <div className="serial-ticket band">
            <KhatamPattern id="ticket-khatam" fade="corner" />
            <div className="serial-ticket-head">
              <AppIcon app={sample.app.id} />
              <p>
                <b>{sample.app.name}</b>
                {sample.app.kind}
              </p>
              <span className="serial-tag">{sample.tag}</span>
            </div>
            <p className="serial-key">
              <span>{sample.key.label}</span>
              <code dir="ltr">{sample.key.value}</code>
            </p>
            <dl>
              {sample.facts.map(({ label, value, ltr }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{ltr ? <code dir="ltr">{value}</code> : value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <figcaption className="mt-3 text-small text-muted">{sample.caption}</figcaption>
        </figure>
        <section aria-labelledby="find-title">
          <h2 id="find-title" className="mb-4 text-title">
            {find.title}
          </h2>
          <ol className="serial-steps">
            {find.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
