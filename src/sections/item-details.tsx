import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { TextLink } from "#src/ui/text-link.tsx";

type Link = { href: string; label: string };

export type ItemDetailsProps = { description: string[]; highlights: string[]; request: Link; back: Link };

export function ItemDetails({ description, highlights, request, back }: ItemDetailsProps) {
  return (
    <section className="wrap grid gap-10 pb-(--section-space) wide:grid-cols-[7fr_5fr]">
      <div className="grid content-start gap-5 text-copy">
        {description.map((paragraph) => (
          <p key={paragraph} className="max-w-[62ch]">
            {paragraph}
          </p>
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4">
          <Button href={request.href}>{request.label}</Button>
          <TextLink href={back.href}>{back.label}</TextLink>
        </div>
      </div>
      <ul className="grid content-start gap-3 rounded-card border border-line bg-surface p-6">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-3 text-ui">
            <span className="mt-1 text-ok-ink">
              <Icon name="check" />
            </span>
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
