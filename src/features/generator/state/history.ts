/** What can be undone and redone. Changes made by one gesture (typing in one field, one drag) are one step. */
export type History<State> = {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** The gesture the last step belongs to. */
  gesture: string | null;
};

const MOST_STEPS = 100;

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  gesture: null,
});

export function record<State>(history: History<State>, next: State, gesture: string | null = null): History<State> {
  if (next === history.present) return history;
  const continues = gesture !== null && gesture === history.gesture;
  return {
    past: continues ? history.past : [...history.past, history.present].slice(-MOST_STEPS),
    present: next,
    future: [],
    gesture,
  };
}

/** The next change is a step of its own, even in the same field. */
export const endGesture = <State>(history: History<State>): History<State> => ({ ...history, gesture: null });

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    gesture: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [after, ...later] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future: later, gesture: null };
}
