import type { Direction } from "#domain/locale.ts";
import { ContourCover } from "#src/art/contour-cover.tsx";
import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/breadcrumb.tsx";
import "#src/styles/store-intro.css";

export type StoreIntroProps = {
  breadcrumb: BreadcrumbProps;
  direction: Direction;
  /** Whose shelf it is; none on the page of all apps. */
  app?: string;
  heading: string;
  lead: string;
};

/** Top of a shelf: open sea behind the words, paling under them. */
export function StoreIntro({ breadcrumb, direction, app, heading, lead }: StoreIntroProps) {
  return (
    <div className="store-intro">
      <div className="store-intro-chart" aria-hidden="true">
        <ContourCover seed={204} direction={direction} width={1440} height={440} scale={280} />
      </div>
      <div className="wrap page-top relative grid gap-6 pb-12 tablet:pb-16">
        <Breadcrumb {...breadcrumb} />
        <div className="flex flex-wrap items-center gap-x-7 gap-y-5">
          {app !== undefined && <AppIcon app={app} size="lg" />}
          <h1 className="max-w-[18ch]">{heading}</h1>
        </div>
        <p className="max-w-copy text-lead text-copy">{lead}</p>
      </div>
    </div>
  );
}
