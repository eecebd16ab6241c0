/** Buttons that print the page; without script they are hidden, and the browser's own menu does it. */
export function startPrint() {
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-print]")) print();
  });
}
