import { ContactWays, type ContactWaysProps } from "./contact-ways.tsx";

export type ContactPanelProps = { heading: string; text?: string; ways: ContactWaysProps };

export function ContactPanel({ heading, text, ways }: ContactPanelProps) {
  return (
    <section className="wrap pb-(--section-space)">
      <div className="grid gap-6 rounded-panel border border-line bg-page-alt p-6 tablet:p-10">
        <div className="grid gap-2">
          <h2 className="text-heading">{heading}</h2>
          {text && <p className="text-copy">{text}</p>}
        </div>
        <ContactWays {...ways} />
      </div>
    </section>
  );
}
