import { Icon } from "./icon.tsx";

export type PaginationProps = {
  /** Names the navigation for those who cannot see it. */
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
      className="grid grid-cols-2 items-center gap-x-3 gap-y-4 border-t border-line pt-6 tablet:grid-cols-[1fr_auto_1fr]"
    >
      {previous && (
        <a className={`${STEP} justify-self-start`} href={previous.href} rel="prev">
          <Icon name="chevron-left" />
          {previous.label}
        </a>
      )}
      <ol className="col-span-2 row-start-2 flex flex-wrap justify-center gap-1 tablet:col-span-1 tablet:col-start-2 tablet:row-start-1">
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
        <a className={`${STEP} col-start-2 justify-self-end tablet:col-start-3`} href={next.href} rel="next">
          {next.label}
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}

const STEP =
  "moves-on-hover row-start-1 inline-flex min-h-11 items-center gap-2 text-ui font-strong text-primary-ink hover:text-ink";
