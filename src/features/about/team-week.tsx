import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import "./team-week.css";

export type TeamWeekProps = {
  head: SectionHeadTexts;
  days: { id: string; name: string; title: string; body: string; open: boolean }[];
};

/** The working week along a chart's scale; the day of rest is left white. */
export function TeamWeek({ head, days }: TeamWeekProps) {
  return (
    <SectionFrame id="week" head={head} ground="band">
      <ol className="team-week">
        {days.map(({ id, name, title, body, open }) => (
          <li key={id} className={open ? undefined : "team-week-rest"}>
            <p className="team-week-day">{name}</p>
            <h3>{title}</h3>
            <p className="text-ui text-copy">{body}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
