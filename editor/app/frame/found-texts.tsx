import { useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { type FoundTexts as Found, MOST_FOUND } from "#editor/contract.ts";
import { entryAddress, TEXT } from "./address.ts";
import { useTexts } from "./texts.tsx";

/** One letter is in every text. */
const MIN_LENGTH = 2;
const TYPING_PAUSE_MS = 250;

/** Where the words stand in the texts of all entries; each line opens its field. */
export function FoundTexts({ wanted }: { wanted: string }) {
  const { t, place } = useTexts();
  const { locales, nameOf } = useContent();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (wanted.length < MIN_LENGTH) return setFound(null);
    let isLatest = true;
    const timer = setTimeout(async () => {
      const answer = await api.search(wanted);
      if (isLatest && answer.ok) setFound(answer.value);
    }, TYPING_PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  if (!found) return null;
  return (
    <section>
      <h2 className="rail-heading" role="status">
        {found.length < MOST_FOUND ? t("rail.inTexts", { count: found.length }) : t("rail.inManyTexts")}
      </h2>
      <ul className="grid gap-px">
        {found.map(({ kind, id, path, text, excerpt }, index) => {
          const at = text === undefined ? path : [TEXT, text];
          const where = text === undefined ? place(path, locales) : t("markdown.title");
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may hold the words in several lines
            <li key={index}>
              <a className="rail-link flex-col items-stretch gap-0" href={entryAddress(kind, id, at)}>
                <span className="found-words" dir="auto">
                  {excerpt}
                </span>
                <small className="text-muted text-small font-normal wrap-anywhere">
                  {nameOf(kind, id)} › {where}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
