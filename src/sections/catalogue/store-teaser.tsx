import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import { StoreTickets, type StoreTicketsProps } from "./store-tickets.tsx";

export type StoreTeaserProps = StoreTicketsProps & {
  head: SectionHeadTexts;
  all: { href: string; label: string };
  ground?: "page" | "alt";
};

/** The store items of an app, as its other pages show them. */
export function StoreTeaser({ head, all, ground = "alt", ...tickets }: StoreTeaserProps) {
  return (
    <SectionFrame id="app-store" head={head} ground={ground} aside={<TextLink href={all.href}>{all.label}</TextLink>}>
      <StoreTickets {...tickets} />
    </SectionFrame>
  );
}
