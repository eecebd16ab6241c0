import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextsProvider } from "#editor/app/frame/texts.tsx";
import { ScheduledFor } from "./entry-head.tsx";

const said = (data: unknown, language = "en") => {
  localStorage.setItem("editor-language", language);
  const { container } = render(
    <TextsProvider>
      <ScheduledFor data={data} />
    </TextsProvider>,
  );
  return container.textContent;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-10-02T09:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("an article whose day is still to come says which", () => {
  expect(said({ publishedOn: "2026-10-03" })).toBe("Scheduled for October 3, 2026");
  expect(said({ publishedOn: "2026-10-03" }, "ar")).toBe("مجدول ليوم 3 أكتوبر 2026");
});

test.each([
  [{ publishedOn: "2026-10-02" }],
  [{ publishedOn: "2027-13-01" }],
  [{ publishedOn: "2026-12-4x" }],
  [{}],
  [null],
])("%j says nothing", (data) => {
  expect(said(data)).toBe("");
});
