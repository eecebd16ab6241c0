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
      <ol className="team-week wide:grid wide:grid-cols-7">
        {days.map(({ id, name, title, body, open }) => (
          <li
            key={id}
            className={`relative grid gap-y-0.5 gap-x-4.5 py-4 wide:flex wide:flex-col wide:gap-1.5 wide:pt-6 wide:pb-2 ${open ? "" : "team-week-rest"}`}
          >
            <p className="text-ui text-muted last:col-2">{name}</p>
            <h3 className="text-title last:col-2">{title}</h3>
            <p className="text-ui text-copy last:col-2 wide:text-small">{body}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
