import type { Translate } from "#domain/language/translate.ts";
import { KhatamPattern } from "#src/art/chart/khatam-pattern.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./app-download.css";
import { SectionFrame } from "#src/sections/page/section-frame.tsx";

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
    <SectionFrame
      id="download"
      head={head}
      ground="band"
      backdrop={<KhatamPattern id="khatam-download" fade="start" className="app-download-pattern" />}
    >
      <ul className="ruled border-y border-line">
        {builds.map(({ platform, icon, requirement, size, href, isPublic }) => (
          <li
            key={platform}
            className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-4 py-6 tablet:grid-cols-[auto_1fr_auto_auto] tablet:gap-x-8"
          >
            <span className="grid size-12 place-items-center rounded-control bg-surface text-primary-ink">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-title">
                <bdi>{platform}</bdi>
              </h3>
              <p className="max-w-copy text-ui text-copy">{requirement}</p>
            </div>
            <p className="col-start-2 text-ui text-muted tablet:col-start-auto">
              <span className="tablet:sr-only">{t("apps.download.size")} </span>
              <bdi>{size}</bdi>
            </p>
            <div className="col-span-2 grid tablet:col-span-1 tablet:w-48">
              <Button href={href} look={isPublic ? "primary" : "ghost"} {...(isPublic && { icon: "download" })}>
                {t(isPublic ? "apps.download.get" : "apps.download.request")}
                <span className="sr-only">{t("apps.download.hint", { name, platform })}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
