import { afterEach, expect, it, vi } from "vitest";
import { startMenus } from "./menus.client.ts";

afterEach(() => void vi.useRealTimers());

it.each([
  // A Friday evening in London is a Friday night in Jeddah; an hour later it is Saturday there.
  ["2026-11-20T20:00:00Z", "Closed today"],
  ["2026-11-20T21:00:00Z", "Open today"],
])("shows the hours of the day in the company's time zone when the drawer opens at %s: %s", async (moment, said) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  document.body.innerHTML = `
    <button commandfor="drawer" command="show-modal"></button>
    <dialog id="drawer" class="drawer">
      <p data-days="sat sun mon" data-time-zone="Asia/Riyadh" data-open="Open today" data-closed="Closed today">Week</p>
    </dialog>`;
  startMenus();
  const hours = document.querySelector("p");
  expect(hours?.textContent).toBe("Week");
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(document.querySelector("dialog")?.open).toBe(true));
  expect(hours?.textContent).toBe(said);
});
