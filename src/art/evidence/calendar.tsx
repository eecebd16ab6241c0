import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";

/** A strip of days and what is left of the chosen one. */
export function CalendarEvidence({ texts }: { texts: EvidenceTexts<"calendar"> }) {
  return (
    <div className="evidence-sheet">
      <div className="evidence-head">
        <b>{texts.title}</b>
      </div>
      <div className="evidence-days">
        {texts.days.map(({ name, date }) => (
          <span key={date} data-state={date === texts.chosenDate ? "chosen" : undefined}>
            <small>{name}</small>
            <b>{date}</b>
          </span>
        ))}
      </div>
      <div className="evidence-slots">
        {texts.slots.map(({ time, state }) => (
          <bdi key={time} dir="ltr" data-state={state}>
            {time}
          </bdi>
        ))}
      </div>
      <p className="evidence-note">{texts.note}</p>
    </div>
  );
}
