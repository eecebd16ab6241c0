import type { Direction } from "#domain/language/locale.ts";
import { ERROR_SLOTS } from "#domain/site/error-page.ts";
import { ErrorChart } from "#src/art/chart/error-chart.tsx";
import { Button } from "#src/ui/controls/button.tsx";

type Link = { href: string; label: string };

export type ErrorViewProps = {
  status: number;
  statusLabel: string;
  message: string;
  subtitle: string;
  direction: Direction;
  home: Link;
  apps: Link;
  askedLabel: string;
  elsewhere: { text: string; links: { href: string; iso: string; dir: Direction; name: string }[] };
};

/** Status, message, picture, subtitle, the way home. The server completes the slots; see server/pages/error-page.ts. */
export function ErrorView(props: ErrorViewProps) {
  const { status, statusLabel, message, subtitle, direction, home, apps, askedLabel, elsewhere } = props;
  return (
    <div className="error-view">
      <div className="error-stage">
        <ErrorChart status={String(status)} direction={direction} />
      </div>
      <div className="wrap relative grid justify-items-center gap-5 pb-24 text-center">
        <h1 className="text-section" data-slot={ERROR_SLOTS.message}>
          {message}
        </h1>
        <p className="max-w-note text-lead text-copy">{subtitle}</p>
        <div className="text-ui" data-slot={ERROR_SLOTS.elsewhere}>
          <p className="mb-2 font-strong">{elsewhere.text}</p>
          <ul className="flex flex-wrap justify-center gap-2">
            {elsewhere.links.map(({ href, iso, dir, name }) => (
              <li key={href}>
                <a
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-5 hover:border-muted"
                  href={href}
                  hrefLang={iso}
                  lang={iso}
                  dir={dir}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap justify-center gap-3 pt-2">
          <Button href={home.href}>{home.label}</Button>
          <Button href={apps.href} look="ghost">
            {apps.label}
          </Button>
        </div>
        <p className="flex flex-wrap justify-center gap-x-3 text-small text-muted">
          <span>{statusLabel}</span>
          <span className="sr-only">{askedLabel}</span>
          <code className="font-data [overflow-wrap:anywhere]" dir="ltr" data-asked-address="" />
        </p>
      </div>
    </div>
  );
}
