import { align, type Step } from "./align.ts";

/** A run of words that stayed, went or came. */
export type Run = { is: "same" | "removed" | "added"; text: string };

/** What changed between two texts, word by word, as the language divides words. */
export function diffWords(before: string, after: string, locale: string): Run[] {
  const steps = align(wordsOf(before, locale), wordsOf(after, locale), (a, b) => a === b);
  const runs: Run[] = [];
  const add = (is: Run["is"], text: string) => {
    const last = runs.at(-1);
    if (text === "") return;
    if (last?.is === is) last.text += text;
    else runs.push({ is, text });
  };
  for (const stretch of stretches(steps)) {
    if (stretch[0]?.is === "same") add("same", textOf(stretch, "added"));
    else {
      add("removed", textOf(stretch, "removed"));
      add("added", textOf(stretch, "added"));
    }
  }
  return runs;
}

const wordsOf = (text: string, locale: string) =>
  [...new Intl.Segmenter(locale, { granularity: "word" }).segment(text)].map(({ segment }) => segment);

const textOf = (steps: readonly Step<string>[], kind: "removed" | "added") =>
  steps.map(({ is, item }) => (is === kind || is === "same" ? item : "")).join("");

/** Steps that are read together: words between two changes that are only a space or a comma change with them. */
function stretches(steps: readonly Step<string>[]): Step<string>[][] {
  const found: Step<string>[][] = [];
  steps.forEach((step, index) => {
    const last = found.at(-1);
    const isInside = last !== undefined && last[0]?.is !== "same";
    const isJoint = step.is === "same" && isInside && !/[\p{L}\p{N}]/u.test(step.item) && goesOn(steps, index);
    const isChange = step.is !== "same" || isJoint;
    if (last && isChange === isInside) last.push(step);
    else found.push([step]);
  });
  return found;
}

/** Whether a change follows before the next word that stayed. */
function goesOn(steps: readonly Step<string>[], from: number): boolean {
  const next = steps.slice(from + 1).find(({ is, item }) => is !== "same" || /[\p{L}\p{N}]/u.test(item));
  return next !== undefined && next.is !== "same";
}
