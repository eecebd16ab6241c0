import type { Translate } from "#domain/language/translate.ts";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import { StoreTickets, type StoreTicketsProps } from "./store-tickets.tsx";

export type StoreTeaserProps = StoreTicketsProps & {
  t: Translate<"carousel">;
  head: SectionHeadTexts;
  all: { href: string; label: string };
  ground?: "page" | "alt";
};

/** The store items of an app, as its other pages show them. */
export function StoreTeaser({ head, all, ground = "alt", ...tickets }: StoreTeaserProps) {
  return (
    <SectionFrame id="app-store" head={head} ground={ground} aside={<TextLink href={all.href}>{all.label}</TextLink>}>
      <Carousel label={head.title} labels={carouselLabels(tickets.t)} className="tickets" atHead>
        <StoreTickets {...tickets} />
      </Carousel>
    </SectionFrame>
  );
}
