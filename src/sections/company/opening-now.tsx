import { type Opening, type OpeningHours, openingAt } from "#domain/company/opening-hours.ts";
import { useNow } from "#src/sections/page/use-now.ts";

export type OpeningNowProps = {
  hours: OpeningHours;
  /** What to say: before it is hydrated, while it is open, and by how many days the next opening is away; by its name where that is later. */
  texts: { zone: string; open: string; today: string; tomorrow: string; days: Readonly<Record<string, string>> };
};

/** Whether someone is there now. Until it is hydrated it says in which time zone the hours beside it are. */
export function OpeningNow({ hours, texts }: OpeningNowProps) {
  return <OpeningLine opening={useOpening(hours)} texts={texts} />;
}

/** Null while hydrating. */
export function useOpening(hours: OpeningHours): Opening | null {
  const now = useNow();
  return now && openingAt(hours, now);
}

type OpeningLineProps = { opening: Opening | null; texts: OpeningNowProps["texts"] };

/**
 * No live region: changes are not announced. It is as tall from the start, so that nothing below it moves. Not on paper,
 * which is read later.
 */
export function OpeningLine({ opening, texts }: OpeningLineProps) {
  return (
    <span className="opening-now flex items-center gap-2 text-small font-strong print:hidden">
      {opening && (
        <svg width="10" height="10" aria-hidden="true">
          <circle cx="5" cy="5" r="4" fill={opening.isOpen ? "var(--color-ok)" : "none"} stroke="currentColor" />
        </svg>
      )}
      <span>{opening ? openingText(opening, texts) : texts.zone}</span>
    </span>
  );
}

function openingText({ isOpen, next }: Opening, texts: OpeningNowProps["texts"]): string {
  if (isOpen) return texts.open;
  if (next.inDays === 0) return texts.today;
  return next.inDays === 1 ? texts.tomorrow : (texts.days[next.day] ?? "");
}
