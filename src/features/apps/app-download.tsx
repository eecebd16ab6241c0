import type { Translate } from "#domain/language/translate.ts";
import { KhatamPattern } from "#src/art/khatam/khatam-pattern.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { SectionHead } from "#src/ui/display/section-head.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./app-download.css";

export type AppBuild = {
  platform: string;
  icon: IconName;
  requirement: string;
  size: string;
  /** The file itself, or the way to ask for one that is not public yet. */
  href: string;
  isPublic: boolean;
};

export type AppDownloadProps = {
  t: Translate<"apps.download">;
  app: { name: string; version: string; releasedOn: string };
  builds: AppBuild[];
};

export function AppDownload({ t, app: { name, version, releasedOn }, builds }: AppDownloadProps) {
  const head = {
    label: t("apps.download.label"),
    title: t("apps.download.title", { name }),
    lead: t("apps.download.lead", { version, date: releasedOn }),
  };
  return (
    <section
      id="download"
      aria-labelledby="download-title"
      className="app-download band relative isolate overflow-clip rounded-panel px-5 py-7 wide:p-10"
    >
      <KhatamPattern id="khatam-download" fade="start" className="app-download-pattern" />
      <SectionHead id="download-title" {...head} stacked />
      <ul className="app-builds ruled border-t border-line">
        {builds.map(({ platform, icon, requirement, size, href, isPublic }) => (
          <li key={platform} className="app-build grid items-center gap-x-4 gap-y-1.5 py-3.5 text-center">
            <span className="grid size-11 place-items-center rounded-control bg-surface text-primary-ink">
              <Icon name={icon} />
            </span>
            <div className="text-start">
              <h3 className="text-title leading-ui">
                <bdi>{platform}</bdi>
              </h3>
              <p className="text-small text-muted">
                <span className="sr-only">{t("apps.download.size")} </span>
                <bdi>{size}</bdi>
              </p>
            </div>
            <Button href={href} look={isPublic ? "primary" : "ghost"} {...(isPublic && { icon: "download" })}>
              {t(isPublic ? "apps.download.get" : "apps.download.request")}
              <span className="sr-only">{t("apps.download.hint", { name, platform })}</span>
            </Button>
            <p className="app-build-needs text-start text-ui text-copy">{requirement}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
