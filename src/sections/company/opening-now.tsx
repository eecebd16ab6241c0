import type { OpeningHours } from "#domain/company/opening-hours.ts";

export type OpeningNowProps = {
  hours: OpeningHours;
  /** What to say: while it is open, and by how many days the next opening is away; by its name where that is later. */
  texts: { open: string; today: string; tomorrow: string; days: Readonly<Record<string, string>> };
};

/**
 * Whether someone is there now. src/sections/company/opening-now.client.ts writes it and updates it; without script the hours beside
 * it say when.
 */
export function OpeningNow(facts: OpeningNowProps) {
  return (
    <span className="flex items-center gap-2 font-strong" hidden data-opening={JSON.stringify(facts)}>
      <svg width="10" height="10" aria-hidden="true">
        <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" />
      </svg>
      <span />
    </span>
  );
}
