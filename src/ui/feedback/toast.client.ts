/** Long enough to read two lines twice. */
const SHOWN_MS = 7_000;

export type Toast = { text: string; tone?: "plain" | "error" };

/**
 * Says something in passing, in the page's ToastRegion: it is read aloud at the next pause, goes by itself, and stays
 * while someone points at it or has focus in it. What must not be missed belongs into the page instead.
 */
export function showToast({ text, tone = "plain" }: Toast, shownMs = SHOWN_MS) {
  const region = document.querySelector<HTMLElement>("[data-toasts]");
  if (!region) return;
  const toast = document.createElement("div");
  toast.className = "toast";
  toast.dataset["tone"] = tone;
  const words = document.createElement("p");
  words.textContent = text;
  const close = document.createElement("button");
  close.type = "button";
  close.ariaLabel = region.dataset["close"] ?? "";
  close.textContent = "×";
  toast.append(words, close);

  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => toast.remove(), shownMs);
  };
  const stay = () => clearTimeout(timer);
  close.addEventListener("click", () => toast.remove());
  toast.addEventListener("pointerenter", stay);
  toast.addEventListener("focusin", stay);
  toast.addEventListener("pointerleave", wait);
  toast.addEventListener("focusout", wait);
  region.append(toast);
  wait();
}
