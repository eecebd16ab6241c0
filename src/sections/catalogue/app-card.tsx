import { Fragment } from "react";
import { AppIcon } from "#src/art/app-icon.tsx";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { Rating } from "#src/ui/display/rating.tsx";
import "./app-card.css";

export type AppSummary = {
  id: string;
  href: string;
  name: string;
  kind: string;
  platforms: string[];
  tagline: string;
  rating: { value: string; label: string } | null;
  /** Downloads, users, file size. */
  facts: { label: string; value: string }[];
  screen: ScreenImage;
};

export function AppCard({ app }: { app: AppSummary }) {
  return (
    <a
      className={`app-card flex-col h-full border border-line rounded-card bg-surface overflow-clip hover:border-line-strong hover:shadow-mid app-${app.id}`}
      href={app.href}
    >
      <div className="app-card-screen relative overflow-clip">
        <Screen picture={app.screen} isDecoration />
      </div>
      <div className="grid gap-4 p-4.5">
        <div className="app-name">
          <AppIcon app={app.id} size="sm" />
          <h3 className="text-title leading-ui">{app.name}</h3>
          <p className="text-small text-muted">{app.kind}</p>
          {app.rating && <Rating {...app.rating} />}
        </div>
        <dl className="app-card-facts grid grid-flow-col grid-rows-2 auto-cols-auto justify-between pt-3.5 border-t border-line">
          {app.facts.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-small text-muted">{label}</dt>
              <dd className="text-ui font-strong">{value}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </a>
  );
}
