import { useId, useState } from "react";
import { POST_PICTURES } from "#domain/generator/post-template.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { altTextOf } from "../state/alt-text.ts";
import type { Studio } from "../state/use-studio.ts";

/** A description of the post, proposed from its words until the visitor writes their own. */
export function AltPanel({ studio: { facts, post, sampleOf, wordsOf } }: { studio: Studio }) {
  const { labels, editions } = facts;
  const [own, setOwn] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const id = useId();
  const edition = editions[post.language];
  if (!edition) return null;
  const holdsPicture = POST_PICTURES[post.template].some((slot) => post.pictures[slot] !== undefined);
  const proposed = altTextOf({
    kind: edition.kinds[post.template],
    textOf: (field) => (sampleOf(field) === undefined ? "" : wordsOf(field).text),
    phrases: edition.alt,
    separator: edition.altSeparator,
    picture: holdsPicture ? edition.altPicture : null,
  });
  const text = own ?? proposed;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(labels.altCopied);
    } catch {
      setStatus(labels.copyFailed);
    }
  };
  return (
    <div className="field" data-field="alt">
      <label className="field-label" htmlFor={id}>
        {labels.steps.alt}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {labels.altHint}
      </p>
      <textarea
        id={id}
        className="input input-area studio-area"
        aria-describedby={`${id}-hint`}
        dir="auto"
        lang={post.language}
        rows={4}
        value={text}
        onInput={({ currentTarget: { value } }) => setOwn(value)}
      />
      <div className="studio-buttons">
        <button type="button" className="studio-quiet" onClick={copy}>
          <Icon name="copy" />
          {labels.copyAlt}
        </button>
        {own !== null && (
          <button type="button" className="studio-quiet" onClick={() => setOwn(null)}>
            <Icon name="refresh-cw" />
            {labels.propose}
          </button>
        )}
      </div>
      <p className="studio-said" role="status">
        {status}
      </p>
    </div>
  );
}
