import type { ReactNode } from "react";
import type { MenuSection } from "#domain/menu.ts";
import { Button } from "#src/ui/button.tsx";
import { LinkCard } from "#src/ui/link-card.tsx";
import type { CardListProps } from "./card-list.tsx";
import { ContactWays, type ContactWaysProps } from "./contact-ways.tsx";

type Link = { href: string; label: string };

export type HomeOutlineProps = {
  headline: string[];
  lead: string;
  start: Link;
  browse: Link;
  titles: Record<MenuSection, string>;
  features: { id: string; title: string; body: string }[];
  services: CardListProps["cards"];
  apps: CardListProps["cards"];
  testimonials: { id: string; quote: string; name: string; role: string }[];
  posts: CardListProps["cards"];
  contact: ContactWaysProps;
};

/** The home page's sections, each at the anchor the menu leads to. */
export function HomeOutline(props: HomeOutlineProps) {
  const { headline, lead, start, browse, titles, features, services, apps, testimonials, posts, contact } = props;
  return (
    <>
      <div className="wrap page-top grid gap-6 pb-16">
        <h1 className="text-poster">{headline.join(" ")}</h1>
        <p className="max-w-[56ch] text-lead text-copy">{lead}</p>
        <div className="flex flex-wrap gap-3">
          <Button href={start.href} size="large" icon="arrow-right">
            {start.label}
          </Button>
          <Button href={browse.href} size="large" look="ghost">
            {browse.label}
          </Button>
        </div>
      </div>
      <HomeSection id="feature" title={titles.feature}>
        <dl className="grid gap-x-8 gap-y-6 tablet:grid-cols-2 desktop:grid-cols-3">
          {features.map(({ id, title, body }) => (
            <div key={id}>
              <dt className="text-title font-strong">{title}</dt>
              <dd className="text-copy">{body}</dd>
            </div>
          ))}
        </dl>
      </HomeSection>
      <HomeSection id="services" title={titles.services}>
        <Cards cards={services} />
      </HomeSection>
      <HomeSection id="store" title={titles.store}>
        <Cards cards={apps} />
      </HomeSection>
      <HomeSection id="testimonials" title={titles.testimonials}>
        <div className="grid gap-6 tablet:grid-cols-2">
          {testimonials.map(({ id, quote, name, role }) => (
            <figure key={id} className="rounded-card border border-line bg-surface p-6">
              <blockquote className="text-title">{quote}</blockquote>
              <figcaption className="mt-4 text-small text-muted">
                {name} · {role}
              </figcaption>
            </figure>
          ))}
        </div>
      </HomeSection>
      <HomeSection id="blog" title={titles.blog}>
        <Cards cards={posts} />
      </HomeSection>
      <HomeSection id="contact" title={titles.contact}>
        <ContactWays {...contact} />
      </HomeSection>
    </>
  );
}

type HomeSectionProps = { id: MenuSection; title: string; children: ReactNode };

function HomeSection({ id, title, children }: HomeSectionProps) {
  return (
    <section id={id} className="wrap border-t border-line py-16" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-8">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Cards({ cards }: Pick<CardListProps, "cards">) {
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      {cards.map(({ href, title, meta, text }) => (
        <li key={href}>
          <LinkCard href={href} title={title} {...(meta !== undefined && { meta })}>
            <p>{text}</p>
          </LinkCard>
        </li>
      ))}
    </ul>
  );
}
