import { POST_FIELDS, type PostField } from "#domain/generator/post-template.ts";

type AltTextNeeds = {
  /** Name of the design, which says what kind of post it is. */
  kind: string;
  /** What is written in a field; empty where nothing is. */
  textOf: (field: PostField) => string;
  /** How some fields are said, around {value}. */
  phrases: Partial<Record<PostField, string>>;
  /** Between the lines of one field. */
  separator: string;
  /** Added where the post holds a picture, which only the visitor can describe. */
  picture: string | null;
};

const ENDS_SENTENCE = /[.!?…\u061f]$/u;

/** A description for those who cannot see the post: everything that is written on it, in reading order. */
export function altTextOf({ kind, textOf, phrases, separator, picture }: AltTextNeeds): string {
  const said = POST_FIELDS.flatMap((field) => {
    const text = textOf(field)
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join(separator);
    return text === "" ? [] : [(phrases[field] ?? "{value}").replace("{value}", () => text)];
  });
  const sentences = [...said, ...(picture === null ? [] : [picture])];
  const first = `${kind}: ${sentences[0] ?? ""}`.trim();
  return [first, ...sentences.slice(1)]
    .map((sentence) => (ENDS_SENTENCE.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}
