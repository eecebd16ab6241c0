import type { Translate } from "#domain/language/translate.ts";
import { SectionFrame } from "#src/sections/page/section-frame.tsx";
import "./app-steps.css";

export type AppStepsProps = {
  t: Translate<"apps.steps">;
  /** Of the app. */
  name: string;
  steps: { title: string; body: string }[];
};

/** The steps along a line, in reading direction; down the page on phones. */
export function AppSteps({ t, name, steps }: AppStepsProps) {
  const head = {
    label: t("apps.steps.label"),
    title: t("apps.steps.title", { count: steps.length, name }),
    lead: t("apps.steps.lead", { name }),
  };
  return (
    <SectionFrame id="steps" head={head}>
      <ol className="app-course grid wide:grid-flow-col">
        {steps.map(({ title, body }, index) => (
          <li key={title} className="relative grid gap-1 ps-17 wide:content-start wide:pt-17 wide:pb-0 wide:px-0">
            <span
              className="app-waypoint absolute start-0 top-0 grid place-items-center size-11 border border-primary-line rounded-full bg-primary-soft text-primary-ink"
              aria-hidden="true"
            >
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
