import { Icon } from "#src/ui/icons/icon.tsx";

export type PaginationProps = {
  /** Names the navigation for screen readers. */
  label: string;
  /** In order; `null` stands for pages left out. */
  pages: ({ number: number; href: string; label: string } | null)[];
  current: number;
  previous: { href: string; label: string } | null;
  next: { href: string; label: string } | null;
};

const CELL = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-chip px-2 text-ui font-strong";

/** Pages of a list. Previous and next stand at the reading start and end, so Arabic mirrors them by itself. */
export function Pagination({ label, pages, current, previous, next }: PaginationProps) {
  return (
    <nav
      aria-label={label}
      className="grid print:hidden grid-cols-[1fr_auto_1fr] items-center gap-x-3 border-t border-line pt-6"
    >
      {previous && (
        <a className={`${STEP} justify-self-start`} href={previous.href} rel="prev" aria-label={previous.label}>
          <Icon name="chevron-left" />
          <span className="hidden tablet:block">{previous.label}</span>
        </a>
      )}
      <ol className="col-start-2 flex flex-wrap justify-center gap-1">
        {pages.map((page, index) => (
          <li key={page?.number ?? `gap-${index}`}>
            {page ? (
              <a
                className={`${CELL} text-copy hover:bg-raised hover:text-ink aria-[current]:bg-primary aria-[current]:text-on-primary`}
                href={page.href}
                aria-label={page.label}
                aria-current={page.number === current ? "page" : undefined}
              >
                {page.number}
              </a>
            ) : (
              <span className={`${CELL} text-muted`} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      {next && (
        <a className={`${STEP} col-start-3 justify-self-end`} href={next.href} rel="next" aria-label={next.label}>
          <span className="hidden tablet:block">{next.label}</span>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}

const STEP =
  "moves-on-hover row-start-1 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-ui font-strong text-primary-ink hover:text-ink";
