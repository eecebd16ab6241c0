import { ContactWays, type ContactWaysProps } from "#src/sections/company/contact-ways.tsx";
import { Card } from "#src/ui/display/card.tsx";

export type ContactPanelProps = { heading: string; text?: string; ways: ContactWaysProps };

export function ContactPanel({ heading, text, ways }: ContactPanelProps) {
  return (
    <section className="wrap pb-(--section-space)">
      <Card look="panel">
        <div className="mb-6 grid gap-2">
          <h2 className="text-heading">{heading}</h2>
          {text && <p className="text-copy">{text}</p>}
        </div>
        <ContactWays {...ways} />
      </Card>
    </section>
  );
}
