import { Icon } from "#src/ui/icons/icon.tsx";

export type Crumb = { label: string; href: string };
export type BreadcrumbProps = { label: string; trail: Crumb[]; current: string };

/** With more before it the page itself, which its heading names, is left out on phones: it would take a second line. */
const LONG_TRAIL = 3;

export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  const isLong = trail.length > LONG_TRAIL;
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
        {trail.map((crumb, at) => (
          <li key={crumb.href} className="flex items-center gap-2">
            <a className="inline-flex min-h-6 min-w-6 items-center hover:text-ink" href={crumb.href}>
              {crumb.label}
            </a>
            <Icon
              name="chevron-right"
              className={`opacity-60 ${isLong && at === trail.length - 1 ? "max-tablet:hidden" : ""}`}
            />
          </li>
        ))}
        <li aria-current="page" className={isLong ? "max-tablet:hidden" : undefined}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
