import type { ReactNode } from "react";
import "./form-card.css";

export type FormCardProps = { title: string; note: string; children: ReactNode };

/** The card around a form: its title, a note, the form. */
export function FormCard({ title, note, children }: FormCardProps) {
  return (
    <section aria-labelledby="form-title" className="form-card">
      <div>
        <h2 id="form-title">{title}</h2>
        <p className="text-ui text-muted">{note}</p>
      </div>
      {children}
    </section>
  );
}
