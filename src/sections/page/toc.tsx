import { Icon } from "#src/ui/icons/icon.tsx";
import "./toc.css";

export type TocProps = {
  label: string;
  headings: { depth: number; anchor: string; text: string }[];
  /** Documents that people refer to by section number. */
  numbered?: boolean;
};

/** Deepest heading that is listed. */
const DEEPEST = 3;

/** Beside the text, from desktop up; src/browser/header.ts marks the section being read. */
export function TocAside({ label, ...list }: TocProps) {
  return (
    <nav className="toc toc-aside text-ui" aria-label={label}>
      <p className="mb-2.5 text-muted text-small">{label}</p>
      <TocList {...list} follows />
    </nav>
  );
}

/** Above the text, folded, up to desktop. */
export function TocPanel({ label, ...list }: TocProps) {
  return (
    <details className="toc toc-panel text-ui border border-line rounded-control bg-surface">
      <summary className="flex items-center justify-between gap-4 min-h-13 px-5 font-strong">
        {label}
        <Icon className="text-primary-ink" name="chevron-down" />
      </summary>
      <nav aria-label={label}>
        <TocList {...list} />
      </nav>
    </details>
  );
}

function TocList({ headings, numbered = false, follows = false }: Omit<TocProps, "label"> & { follows?: boolean }) {
  return (
    <ol className={numbered ? "toc-numbered" : undefined}>
      {headings
        .filter(({ depth }) => depth <= DEEPEST)
        .map(({ depth, anchor, text }) => (
          <li key={anchor} className={depth > 2 ? "toc-nested" : undefined}>
            <a href={`#${anchor}`} data-section={follows ? anchor : undefined}>
              {text}
            </a>
          </li>
        ))}
    </ol>
  );
}
