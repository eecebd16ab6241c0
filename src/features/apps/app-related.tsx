import type { Translate } from "#domain/language/translate.ts";
import { AppIcon } from "#src/art/app-icon.tsx";
import { SectionFrame } from "#src/sections/page/section-frame.tsx";
import { Rating } from "#src/ui/display/rating.tsx";

export type AppRelatedProps = {
  t: Translate<"apps.related" | "apps.relatedLabel">;
  apps: {
    id: string;
    href: string;
    name: string;
    kind: string;
    tagline: string;
    rating: { value: string; label: string } | null;
  }[];
};

/** Neighbours as short entries: the page has shown enough screens of its own. */
export function AppRelated({ t, apps }: AppRelatedProps) {
  const head = { label: t("apps.relatedLabel"), title: t("apps.related") };
  return (
    <SectionFrame id="related" head={head}>
      <ul className="grid gap-2.5 tablet:auto-cols-fr tablet:grid-flow-col wide:gap-5">
        {apps.map(({ id, href, name, kind, tagline, rating }) => (
          <li key={id}>
            <a
              className="flex h-full gap-4 rounded-card border border-line bg-surface p-4 eased hover:border-line-strong hover:bg-raised"
              href={href}
            >
              <AppIcon app={id} size="sm" />
              <div className="grow">
                <div className="flex items-center justify-between gap-4">
                  <h3 className="text-title leading-ui">{name}</h3>
                  {rating && <Rating {...rating} />}
                </div>
                <p className="text-small text-muted tablet:hidden">{kind}</p>
                <p className="text-small text-copy max-tablet:hidden wide:text-ui">{tagline}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
