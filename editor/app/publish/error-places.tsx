import { useContent } from "#editor/app/content/content.tsx";
import { entryAddress, TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { EntryError } from "#editor/contract.ts";

/** What to mend: each line leads to its field, where it is in an entry. */
export function ErrorPlaces({ errors }: { errors: readonly EntryError[] }) {
  const { reason } = useTexts();
  return (
    <ul className="grid gap-1.5 pt-2">
      {errors.map((error) => (
        <li key={JSON.stringify(error)} className="publish-error">
          <ErrorPlace error={error} />
          {reason(error.reason)}
        </li>
      ))}
    </ul>
  );
}

/** The way to the entry that has it, or its file. */
export function ErrorPlace({ error: { kind, id, path = [], text, file } }: { error: EntryError }) {
  const { t, place } = useTexts();
  const { locales, nameOf } = useContent();
  if (kind !== undefined && id !== undefined) {
    const field = text === undefined ? place(path, locales) : t("markdown.title");
    return (
      <>
        <a className="font-strong underline" href={entryAddress(kind, id, text === undefined ? path : [TEXT, text])}>
          {[nameOf(kind, id), field].filter(Boolean).join(" › ")}
        </a>
        {": "}
      </>
    );
  }
  return file === undefined ? null : (
    <>
      <bdi dir="ltr">{file}</bdi>
      {": "}
    </>
  );
}
