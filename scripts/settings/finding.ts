/** What a check found out: `wrong` must be mended, a `note` should be read. */
export type Finding = { kind: "ok" | "note" | "wrong"; text: string };

export const ok = (text: string): Finding => ({ kind: "ok", text });
export const note = (text: string): Finding => ({ kind: "note", text });
export const wrong = (text: string): Finding => ({ kind: "wrong", text });

const MARKS: Readonly<Record<Finding["kind"], string>> = { ok: "ok    ", note: "note  ", wrong: "WRONG " };

export const findingLine = ({ kind, text }: Finding): string => `${MARKS[kind]}${text}`;
