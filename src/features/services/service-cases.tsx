import type { Flag } from "#domain/company/people.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { PersonPicture } from "#src/art/theme/person-picture.tsx";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import { Figure } from "#src/ui/text/bidi.tsx";
import "#src/art/theme/picture-ground.css";
import "./service-cases.css";

export type ServiceCase = {
  id: string;
  client: string;
  year: number;
  result: string;
  story: string;
  figures: { value: string; label: string }[];
  technologies: string[];
  picture: ScreenImage;
};

export type ServiceCasesProps = {
  t: Translate<"services.moreCases" | "carousel">;
  head: SectionHeadTexts;
  lead: ServiceCase;
  /** The client of the leading case, in their own words. */
  quote: { text: string; name: string; role: string; flag: Flag } | null;
  others: ServiceCase[];
  more: Pick<ServiceCase, "id" | "client" | "year" | "result" | "figures">[];
};

/** Three finished projects with their screens, the first one large, then the rest of the kind as lines of a log. */
export function ServiceCases({ t, head, lead, quote, others, more }: ServiceCasesProps) {
  return (
    <SectionFrame id="work" head={head} tight>
      <article className="service-case-lead grid content-start wide:items-center">
        <CaseView entry={lead} />
        <div className="grid content-start justify-items-start gap-3.5 pt-6 wide:pt-0">
          <CaseTexts entry={lead} />
          {quote && (
            <figure className="service-case-quote grid gap-3.5 mt-2 ps-5 border-s-3 border-sand-line">
              <blockquote className="text-lead text-pretty">{quote.text}</blockquote>
              <figcaption className="flex items-center gap-3 text-small text-muted">
                <PersonPicture className="size-8.5" flag={quote.flag} />
                <span>
                  <b className="block text-ui text-ink">{quote.name}</b>
                  {quote.role}
                </span>
              </figcaption>
            </figure>
          )}
        </div>
      </article>
      <div className="service-case-others">
        <Carousel label={head.title} labels={carouselLabels(t)} className="service-case-pair">
          {others.map((entry) => (
            <li key={entry.id}>
              <article className="grid content-start">
                <CaseView entry={entry} />
                <div className="grid content-start justify-items-start gap-3.5 pt-6">
                  <CaseTexts entry={entry} />
                </div>
              </article>
            </li>
          ))}
        </Carousel>
      </div>
      {more.length > 0 && (
        <div className="service-case-log grid gap-3">
          <h3 className="text-title">{t("services.moreCases")}</h3>
          <ul>
            {more.map(({ id, year, client, result, figures: [figure] }) => (
              <li key={id} className="grid gap-y-0.5 gap-x-5 py-4 text-ui text-copy wide:items-baseline">
                <time className="text-muted" dateTime={String(year)}>
                  {year}
                </time>
                <b className="text-ink">{result}</b>
                <span>{client}</span>
                {figure && (
                  <span>
                    <Figure>{figure.value}</Figure> {figure.label}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </SectionFrame>
  );
}

function CaseView({ entry }: { entry: ServiceCase }) {
  return (
    <div className="service-case-screen picture-ground grid min-w-0 place-items-center rounded-panel">
      <Screen picture={entry.picture} />
    </div>
  );
}

function CaseTexts({ entry }: { entry: ServiceCase }) {
  return (
    <>
      <p className="service-case-client flex-wrap gap-y-1 gap-x-3 text-small text-muted">
        <span>{entry.client}</span>
        <time className="ps-3 border-s border-line-strong" dateTime={String(entry.year)}>
          {entry.year}
        </time>
      </p>
      <h3>{entry.result}</h3>
      <p className="text-copy">{entry.story}</p>
      <dl className="service-case-figures w-full py-4 border-y border-line">
        {entry.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-strong">
              <Figure>{value}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-3.5 font-data text-small text-muted">
        {entry.technologies.map((technology) => (
          <bdi key={technology} dir="ltr">
            {technology}
          </bdi>
        ))}
      </p>
    </>
  );
}
