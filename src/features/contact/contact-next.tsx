import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./contact-next.css";

export type ContactNextProps = {
  t: Translate<"contact">;
  /** The hours. */
  children: ReactNode;
  elsewhere: { keyHref: string; faqHref: string; teamHref: string };
};

const STEPS = ["read", "consult", "offer"] as const;

/** What follows a message, when someone is there, and where else one may have wanted to go. */
export function ContactNext({ t, elsewhere, children }: ContactNextProps) {
  const links = [
    { href: elsewhere.keyHref, label: t("contact.elsewhereKey") },
    { href: elsewhere.faqHref, label: t("contact.elsewhereFaq") },
    { href: elsewhere.teamHref, label: t("contact.elsewhereTeam") },
  ];
  return (
    <section aria-labelledby="next-title" className="section-space">
      <div className="wrap contact-next grid wide:grid-cols-2">
        <div>
          <h2 id="next-title">{t("contact.nextTitle")}</h2>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>
                <h3>{t(`contact.next.${step}.title`)}</h3>
                <p className="text-copy">{t(`contact.next.${step}.body`)}</p>
              </li>
            ))}
          </ol>
        </div>
        {children}
        <div className="flex flex-wrap items-center gap-y-1 gap-x-8 pt-5 border-t border-line wide:col-span-full">
          <p className="text-copy">{t("contact.elsewhere")}</p>
          <ul className="flex flex-wrap gap-y-1 gap-x-8">
            {links.map(({ href, label }) => (
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
