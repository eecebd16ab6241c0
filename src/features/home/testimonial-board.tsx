import type { Flag } from "#domain/company/people.ts";
import type { Translate } from "#domain/language/translate.ts";
import { PersonPicture } from "#src/art/theme/person-picture.tsx";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import "./testimonial-board.css";

type Quote = { id: string; quote: string; name: string; role: string; flag: Flag };

export type TestimonialBoardProps = {
  t: Translate<"carousel">;
  head: SectionHeadTexts;
  lead: Quote & { log: { label: string; value: string }[] };
  others: Quote[];
};

/** One quote leads, on chart paper with its project's log; three short ones stand beside it. */
export function TestimonialBoard({ t, head, lead, others }: TestimonialBoardProps) {
  return (
    <SectionFrame id="testimonials" head={head} ground="alt">
      <div className="quotes">
        <figure className="quote-lead has-divider">
          <blockquote>{lead.quote}</blockquote>
          <Speaker quote={lead} />
          <dl className="quote-log">
            {lead.log.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </figure>
        <Carousel label={head.title} labels={carouselLabels(t)} className="quote-row">
          {others.map((quote) => (
            <li key={quote.id}>
              <figure>
                <blockquote className="text-lead">{quote.quote}</blockquote>
                <Speaker quote={quote} />
              </figure>
            </li>
          ))}
        </Carousel>
      </div>
    </SectionFrame>
  );
}

function Speaker({ quote: { flag, name, role } }: { quote: Quote }) {
  return (
    <figcaption className="quote-speaker">
      <PersonPicture flag={flag} />
      <div>
        <b>{name}</b>
        <span>{role}</span>
      </div>
    </figcaption>
  );
}
