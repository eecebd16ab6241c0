import type { Translate } from "#domain/language/translate.ts";
import { SectionHead } from "#src/ui/display/section-head.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";

type Release = { version: string; date: { iso: string; shown: string }; notes: string[] };

export type AppChangelogProps = {
  t: Translate<"apps.changelog">;
  /** Of the app. */
  name: string;
  /** Newest first. */
  releases: Release[];
  /** How many are open at first; on phones it is one. */
  open: number;
  /** An announced release, and where to be told of it. */
  next: { launch: string; notify: { href: string; label: string } } | null;
};

/** Version and date at the reading start, the changes beside them. Older releases are folded away. */
export function AppChangelog({ t, name, releases, open, next }: AppChangelogProps) {
  const head = { label: t("apps.changelog.label"), title: t("apps.changelog.title", { name }) };
  return (
    <section id="changelog" aria-labelledby="changelog-title" className="app-log tablet:pt-7 wide:pt-10">
      <SectionHead id="changelog-title" {...head} stacked />
      {next && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4">
          {next.launch}
          <TextLink href={next.notify.href}>{next.notify.label}</TextLink>
        </p>
      )}
      <ol className="border-t border-line-strong">
        {releases.slice(0, open).map((release, index) => (
          <LogEntry
            key={release.version}
            release={release}
            mark={index === 0 ? t("apps.changelog.latest") : null}
            className={index === 0 ? "" : "max-tablet:hidden"}
          />
        ))}
      </ol>
      {releases.length > 1 && (
        <details className="accordion">
          <summary>{t("apps.changelog.older")}</summary>
          <ol className="border-t border-line">
            {releases.slice(1).map((release, index) => (
              <LogEntry
                key={release.version}
                release={release}
                mark={null}
                className={index + 1 < open ? "tablet:hidden" : ""}
              />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

type LogEntryProps = { release: Release; mark: string | null; className: string };

function LogEntry({ release: { version, date, notes }, mark, className }: LogEntryProps) {
  return (
    <li className={`${className} grid gap-x-8 gap-y-2 border-b border-line py-5 wide:grid-cols-[9.5rem_1fr]`}>
      <div className="max-wide:flex max-wide:items-baseline max-wide:justify-between">
        <h3 className="flex items-center gap-3 text-title">
          <bdi dir="ltr" className="font-data font-normal">
            {version}
          </bdi>
          {mark !== null && <span className="pill pill-primary">{mark}</span>}
        </h3>
        <time className="text-small text-muted" dateTime={date.iso}>
          {date.shown}
        </time>
      </div>
      <ul className="grid gap-1 text-ui text-copy">
        {notes.map((note) => (
          <li key={note} className="max-w-read">
            {note}
          </li>
        ))}
      </ul>
    </li>
  );
}
