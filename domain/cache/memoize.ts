export type Remembering<Asked> = {
  /** What two questions share that have the same answer. */
  keyOf?: (asked: Asked) => string;
  /** Whoever may ask anything must not fill the memory: what comes later is worked out each time. */
  most?: number;
};

/** Works out each answer once, and finds it again when the same is asked. */
export function remembered<Asked, Answer>(
  answer: (asked: Asked) => Answer,
  { keyOf = (asked) => JSON.stringify(asked), most = Number.POSITIVE_INFINITY }: Remembering<Asked> = {},
): (asked: Asked) => Answer {
  const answers = new Map<string, Answer>();
  return (asked) => {
    const key = keyOf(asked);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const given = answer(asked);
    if (answers.size < most) answers.set(key, given);
    return given;
  };
}
