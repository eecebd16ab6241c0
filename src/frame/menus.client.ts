import { BREAKPOINTS_PX } from "#domain/site/constants.ts";
import { afterPaint } from "#src/browser/after-paint.ts";

/** Opening makes the page behind inert, which recalculates its style: it is done after the tap is painted. */
const openAfterPaint = (dialog: HTMLDialogElement) =>
  afterPaint(() => {
    if (!dialog.isConnected || dialog.open) return;
    showHoursToday(dialog);
    dialog.showModal();
  });

/** Which day it is where the company is. Without script the hours of the week stay. */
function showHoursToday(dialog: HTMLElement) {
  const place = dialog.querySelector<HTMLElement>("[data-days]");
  if (!place) return;
  const { days, timeZone, open, closed } = place.dataset;
  const today = new Date().toLocaleDateString("en", { weekday: "short", timeZone }).toLowerCase();
  place.textContent = (days?.split(" ").includes(today) ? open : closed) ?? "";
}

/**
 * The drawer is a modal <dialog> opened by an invoker command, the language menu a popover: both work
 * without script where the browser knows these elements. Here is what the platform leaves out.
 */
export function startMenus() {
  const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
  const closesByBackdrop = "closedBy" in HTMLDialogElement.prototype;

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("button[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!knowsCommands && dialog instanceof HTMLDialogElement)
      if (button?.getAttribute("command") === "show-modal") openAfterPaint(dialog);
      else dialog.close();

    // A link inside the drawer closes it, also when it leads to a place on this page.
    const drawer = event.target.closest<HTMLDialogElement>("dialog.drawer");
    if (drawer && event.target.closest("a[href]")) drawer.close();
    // Browsers without `closedby`: a click on the backdrop is a click on the dialog itself, outside its box.
    if (drawer && event.target === drawer && !closesByBackdrop) {
      const box = drawer.getBoundingClientRect();
      if (event.clientX < box.left || event.clientX > box.right) drawer.close();
    }
  });

  // Does not bubble.
  document.addEventListener(
    "command",
    (event) => {
      if (!(event instanceof CommandEvent && event.target instanceof HTMLDialogElement)) return;
      if (event.command !== "show-modal") return;
      event.preventDefault();
      openAfterPaint(event.target);
    },
    { capture: true },
  );

  // Assistive technology knows the state of invokers by itself; styles and tests read the attribute.
  const showState = (event: Event) => {
    if (!(event instanceof ToggleEvent) || !(event.target instanceof HTMLElement)) return;
    const { id } = event.target;
    for (const invoker of document.querySelectorAll(
      `[popovertarget="${id}"], [command="show-modal"][commandfor="${id}"]`,
    ))
      invoker.setAttribute("aria-expanded", String(event.newState === "open"));
  };
  document.addEventListener("toggle", showState, true);

  document.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const button = event.target.closest<HTMLButtonElement>("button.language-button");
    const menu = button?.popoverTargetElement ?? event.target.closest(".language-menu");
    if (!menu) return;
    event.preventDefault();
    // With its button as the source, which the menu is anchored to.
    if (!menu.matches(":popover-open")) button?.click();
    const links = [...menu.querySelectorAll<HTMLElement>("a[href]")];
    const from = links.indexOf(event.target);
    links.at(from === -1 && step === -1 ? -1 : (from + step) % links.length)?.focus();
  });

  // A wider window shows the menu in the header: an open drawer is closed.
  const atDesktop = matchMedia(`(width >= ${BREAKPOINTS_PX.desktop}px)`);
  atDesktop.addEventListener("change", () => {
    if (atDesktop.matches) document.querySelector<HTMLDialogElement>("dialog.drawer[open]")?.close();
  });
}
