import type { Translate } from "#domain/language/translate.ts";
import { SectionFrame } from "#src/sections/page/section-frame.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";

type Release = { version: string; date: { iso: string; shown: string }; notes: string[] };

export type AppChangelogProps = {
  t: Translate<"apps.changelog">;
  /** Of the app. */
  name: string;
  /** Newest first. */
  recent: Release[];
  older: Release[];
  /** An announced release, and where to be told of it. */
  next: { launch: string; notify: { href: string; label: string } } | null;
};

/** Version and date at the reading start, the changes beside them. Older releases are folded away. */
export function AppChangelog({ t, name, recent, older, next }: AppChangelogProps) {
  const head = { label: t("apps.changelog.label"), title: t("apps.changelog.title", { name }) };
  return (
    <SectionFrame id="changelog" head={head}>
      {next && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4">
          {next.launch}
          <TextLink href={next.notify.href}>{next.notify.label}</TextLink>
        </p>
      )}
      <ol className="border-t border-line-strong">
        {recent.map((release, index) => (
          <LogEntry key={release.version} release={release} mark={index === 0 ? t("apps.changelog.latest") : null} />
        ))}
      </ol>
      {older.length > 0 && (
        <details className="accordion">
          <summary>{t("apps.changelog.older")}</summary>
          <ol className="border-t border-line">
            {older.map((release) => (
              <LogEntry key={release.version} release={release} mark={null} />
            ))}
          </ol>
        </details>
      )}
    </SectionFrame>
  );
}

function LogEntry({ release: { version, date, notes }, mark }: { release: Release; mark: string | null }) {
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-line py-6 tablet:grid-cols-[12rem_1fr] wide:grid-cols-[16rem_1fr]">
      <div>
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
      <ul className="grid gap-2 text-copy">
        {notes.map((note) => (
          <li key={note} className="max-w-read">
            {note}
          </li>
        ))}
      </ul>
    </li>
  );
}
