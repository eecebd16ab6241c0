/** Sets `data-revealed` when a drawing first comes into view: its animation runs once. Without script it is complete. */
export function startReveal() {
  document.addEventListener("astro:page-load", () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.setAttribute("data-revealed", "");
          observer.unobserve(target);
        }
      },
      { threshold: 0.25 },
    );
    for (const drawing of document.querySelectorAll("[data-reveal]")) observer.observe(drawing);
  });
}
