import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import "./app-steps.css";

export type AppStepsProps = { head: SectionHeadTexts; steps: { title: string; body: string }[] };

/** A course with its waypoints, in reading direction; down the page on phones. */
export function AppSteps({ head, steps }: AppStepsProps) {
  return (
    <SectionFrame id="steps" head={head}>
      <ol className="app-course">
        {steps.map(({ title, body }, index) => (
          <li key={title}>
            <span className="app-waypoint" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-title">{title}</h3>
            <p className="text-ui text-copy">{body}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
