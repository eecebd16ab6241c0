import { Icon } from "#src/ui/icons/icon.tsx";

export type Crumb = { label: string; href: string };
export type BreadcrumbProps = { label: string; trail: Crumb[]; current: string };

export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
        {trail.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-2">
            <a className="inline-flex min-h-6 min-w-6 items-center hover:text-ink" href={crumb.href}>
              {crumb.label}
            </a>
            <Icon name="chevron-right" className="opacity-60" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
