import type { MockupId, MockupTexts } from "#domain/catalogue/mockup.ts";
import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import { Mockup } from "#src/art/mockups/mockup.tsx";
import { Rating } from "#src/ui/display/rating.tsx";
import "./app-card.css";

export type AppSummary = {
  id: string;
  href: string;
  name: string;
  kind: string;
  platforms: string[];
  tagline: string;
  rating: { value: string; label: string };
  /** Downloads, users, file size. */
  facts: { label: string; value: string }[];
  screen: MockupTexts<MockupId>;
};

export function AppCard({ app }: { app: AppSummary }) {
  return (
    <a className={`app-card app-${app.id}`} href={app.href}>
      <div className="app-card-screen">
        <Mockup id={app.screen.id} texts={app.screen} />
      </div>
      <div className="grid gap-4 p-4.5">
        <div className="flex items-center gap-3">
          <AppIcon app={app.id} size="sm" />
          <div>
            <h3 className="text-title leading-ui">{app.name}</h3>
            <p className="text-small text-muted">{app.kind}</p>
          </div>
          <span className="ms-auto text-ui">
            <Rating {...app.rating} />
          </span>
        </div>
        <dl className="app-card-facts">
          {app.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </a>
  );
}
