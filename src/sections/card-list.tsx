import { LinkCard } from "#src/ui/link-card.tsx";

export type CardListProps = {
  heading: string;
  cards: { href: string; title: string; meta?: string; text: string }[];
};

export function CardList({ heading, cards }: CardListProps) {
  return (
    <section className="wrap pb-(--section-space)">
      <h2 className="mb-6 text-heading">{heading}</h2>
      <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {cards.map(({ href, title, meta, text }) => (
          <li key={href}>
            <LinkCard href={href} title={title} {...(meta !== undefined && { meta })}>
              <p>{text}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
