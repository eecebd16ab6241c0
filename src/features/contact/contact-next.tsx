import { ContactHours, type ContactHoursProps } from "#src/sections/company/contact-hours.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./contact-next.css";

export type ContactNextProps = {
  title: string;
  steps: { title: string; body: string }[];
  hours: ContactHoursProps;
  elsewhere: { label: string; links: { href: string; label: string }[] };
};

/** What follows a letter, when someone is there, and where else one may have wanted to go. */
export function ContactNext({ title, steps, hours, elsewhere }: ContactNextProps) {
  return (
    <section aria-labelledby="next-title" className="section-space">
      <div className="wrap contact-next">
        <div>
          <h2 id="next-title">{title}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p className="text-copy">{step.body}</p>
              </li>
            ))}
          </ol>
        </div>
        <ContactHours {...hours} />
        <div className="contact-elsewhere">
          <p className="text-copy">{elsewhere.label}</p>
          <ul>
            {elsewhere.links.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
