const MOST_MARKS = 30;
/** Whole runs, so that each mark is looked at once; most scripts put two on a letter. */
const MANY_MARKS = /\p{M}{3,}/gu;

/**
 * A text with at most 30 marks on one letter, which is more than any script needs (the Stream-Safe Text Format of
 * UAX #15). Normalising sorts the marks of a letter, in a time that grows with the square of their number.
 */
export const streamSafe = (text: string): string =>
  text.replace(MANY_MARKS, (marks) =>
    marks.length > MOST_MARKS ? [...marks.slice(0, 2 * MOST_MARKS)].slice(0, MOST_MARKS).join("") : marks,
  );
