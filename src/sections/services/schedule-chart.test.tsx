import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ScheduleChart, type ScheduleStep } from "./schedule-chart.tsx";

it("marks each step by its sign, its number and its colour", () => {
  const step = (id: string, look: Pick<ScheduleStep, "icon" | "color">): ScheduleStep => ({
    id,
    ...look,
    title: id,
    text: "",
    duration: "",
    bar: { start: 0, min: 1, max: 2 },
  });
  const steps = [step("plan", { icon: "ruler", color: "primary" }), step("care", { icon: "rocket", color: "accent" })];
  const markup = renderToStaticMarkup(
    <ScheduleChart direction="ltr" steps={steps} weeks={{ total: 4, label: "weeks" }} />,
  );
  const shown = [...markup.matchAll(/<li[^>]*data-color="(\w+)".*?#([\w-]+)".*?<b[^>]*>(\d)<\/b>/g)];
  expect(shown.map(([, ...marks]) => marks)).toEqual([
    ["primary", "ruler", "1"],
    ["accent", "rocket", "2"],
  ]);
});
