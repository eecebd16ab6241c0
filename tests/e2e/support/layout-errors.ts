/** Run inside the page: errors of its layout, one line each. */

/** What sticks out of the page sideways; in Arabic that is to the left, where no scrollbar tells. */
export function overflowing(): string[] {
  const root = document.documentElement;
  const errors: string[] = [];
  if (root.scrollWidth > root.clientWidth) errors.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  const clipsItself = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== "visible") return true;
    return false;
  };
  for (const element of document.querySelectorAll("body *")) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || (left >= -1 && right <= root.clientWidth + 1)) continue;
    // Drawings may run over the edge; words and controls may not.
    if (element.closest("[aria-hidden=true], svg") || clipsItself(element)) continue;
    // Read aloud, not shown.
    if (width <= 1 || height <= 1) continue;
    errors.push(`${element.tagName.toLowerCase()}.${element.className} reaches from ${left} to ${right}`);
  }
  return errors;
}

/** Texts that are cut off or leave the window once letters have grown or spread. */
export function cutOff(): string[] {
  const errors: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) errors.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  for (const element of document.querySelectorAll(
    "main :is(h1, h2, h3, p, a, li, button, summary, dt, dd), header a, footer a",
  )) {
    if (!element.checkVisibility() || element.closest("[aria-hidden=true], svg")) continue;
    // Read aloud only, or holding a drawing that may run over the edge.
    if (element.clientWidth <= 1 || element.clientHeight <= 1 || element.querySelector("[aria-hidden=true]")) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const clips = /hidden|clip/.test(`${overflowX} ${overflowY}`);
    if (clips && (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2))
      errors.push(`cut off: ${element.outerHTML.slice(0, 100)}`);
  }
  return errors;
}

/** Texts that leave the window, are cut or overlap, and controls too small to touch. */
export function layoutErrors(): string[] {
  const errors: string[] = [];
  const root = document.documentElement;
  const nameOf = (element: Element) => {
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> «${words}»`;
  };
  const isDecoration = (element: Element) => element.closest("[aria-hidden=true], .skip-link") !== null;
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true });

  if (root.scrollWidth > root.clientWidth)
    errors.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the window`);

  /** What of an element can be seen through all that crops it. */
  type Window = { left: number; right: number; top: number; bottom: number };
  const windows = new Map<Element, Window>();
  const windowOf = (element: Element | null): Window => {
    if (!element || element === document.body)
      return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const known = windows.get(element);
    if (known) return known;
    const { overflowX, overflowY } = getComputedStyle(element);
    // What scrolls can be brought into view, wherever it lies now.
    const outer = /auto|scroll/.test(overflowX + overflowY) ? windowOf(null) : windowOf(element.parentElement);
    const box = element.getBoundingClientRect();
    const [cropsX, cropsY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
    const own = {
      left: cropsX ? Math.max(outer.left, box.left) : outer.left,
      right: cropsX ? Math.min(outer.right, box.right) : outer.right,
      top: cropsY ? Math.max(outer.top, box.top) : outer.top,
      bottom: cropsY ? Math.min(outer.bottom, box.bottom) : outer.bottom,
    };
    windows.set(element, own);
    return own;
  };
  /** Read aloud, not shown: squeezed into one pixel, itself or with what it stands in. */
  const isReadAloud = (element: Element) => {
    const { left, right } = windowOf(element);
    return right - left <= 1;
  };

  /** Inside a row that is moved sideways: what lies outside the window can be brought in. */
  const scrollsSideways = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));

  type Line = { owner: Element; box: DOMRect };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim() || isDecoration(owner) || !isShown(owner) || isReadAloud(owner)) continue;
    // What floats above the page, and rows that scroll sideways, overlap by intent.
    if (
      owner.closest(
        ".site-header, .chat-button, .offline-banner, .studio-export, .planner-so-far, .preloader, dialog, [popover], script, style",
      )
    )
      continue;
    const scroller = owner.closest("table") !== null || scrollsSideways(owner);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      if (!scroller && (box.left < -1 || box.right > root.clientWidth + 1))
        errors.push(`text leaves the window: ${nameOf(owner)}`);
      if (!scroller) lines.push({ owner, box });
      const seen = windowOf(owner);
      if (
        box.left < seen.left - 2 ||
        box.right > seen.right + 2 ||
        box.top < seen.top - 2 ||
        box.bottom > seen.bottom + 2
      )
        errors.push(`text is cut: ${nameOf(owner)}`);
    }
  }

  /** Two pieces of one word may be set closer, by this much of the letters' size; other texts by two pixels. */
  const mayOverlap = (a: Element, b: Element) => {
    const { display, fontSize } = getComputedStyle(a);
    const isOneWord = display === "inline" && (a.nextSibling === b || b.nextSibling === a);
    return isOneWord ? Number.parseFloat(fontSize) * 0.15 : 2;
  };

  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { owner, box }] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= box.bottom - 2) break;
      if (other.owner === owner || other.owner.contains(owner) || owner.contains(other.owner)) continue;
      // Line boxes are taller than their letters; only the middle of a line counts.
      const inset = (line: DOMRect) => line.height * 0.3;
      const tall =
        Math.min(box.bottom - inset(box), other.box.bottom - inset(other.box)) -
        Math.max(box.top + inset(box), other.box.top + inset(other.box));
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      if (tall > 1 && wide > mayOverlap(owner, other.owner))
        errors.push(`text overlaps: ${nameOf(owner)} and ${nameOf(other.owner)}`);
    }

  for (const target of document.querySelectorAll("a[href], button, summary, select, input:not([type=hidden])")) {
    if (!isShown(target) || isDecoration(target) || isReadAloud(target) || target.closest(".segmented label")) continue;
    // From tablet up the footer's headings are no controls any more.
    if (getComputedStyle(target).pointerEvents === "none") continue;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || target.getBoundingClientRect().bottom < 0) continue;
    // A link inside a sentence is as tall as its line.
    const inSentence =
      getComputedStyle(target).display === "inline" &&
      target.closest("p, li, dd, label, .prose, td, figcaption") !== null;
    if (!inSentence && Math.min(width, height) < 24)
      errors.push(`too small to touch (${Math.round(width)} × ${Math.round(height)}): ${nameOf(target)}`);
    if (target.matches(".icon-button, .chat-button, .segmented button, [role=tab], .accordion summary") && height < 44)
      errors.push(`a main control lower than 44 px: ${nameOf(target)}`);
  }
  return [...new Set(errors)];
}
