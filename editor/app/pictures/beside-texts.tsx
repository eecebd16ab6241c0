import { useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { entryAddress, TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { BesidePicture } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { useLibrary } from "./library.tsx";
import { FileFacts } from "./picture-card.tsx";
import { UsesList } from "./uses-list.tsx";

/** Drawings and screenshots that lie beside one text and are described in it, in its language. */
export function BesideTexts({ pictures }: { pictures: readonly BesidePicture[] }) {
  const { t } = useTexts();
  return (
    <section className="shelf" aria-labelledby="shelf-beside">
      <h2 id="shelf-beside" className="mark-label font-text tracking-normal">
        {t("pictures.beside")}
      </h2>
      <p className="field-hint">{t("pictures.besideNote")}</p>
      <ul className="picture-grid">
        {pictures.map((picture) => (
          <li key={picture.address}>
            <BesideCard picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BesideCard({ picture }: { picture: BesidePicture }) {
  const { t, refusal } = useTexts();
  const { nameOf } = useContent();
  const { refresh } = useLibrary();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { kind, id, name, address, uses } = picture;
  const remove = async () => {
    const answer = await api.deleteTextPicture(kind, id, name);
    if (answer.ok) return refresh();
    setError(refusal(answer));
    return undefined;
  };
  return (
    <div className="picture-card">
      <img className="is-whole" src={address} alt="" loading="lazy" />
      <div className="picture-words">
        <bdi dir="ltr" className="picture-name font-data">
          {name}
        </bdi>
        <FileFacts file={picture} />
        {uses.length > 0 ? (
          <details className="picture-uses">
            <summary>{t("pictures.usedCount", { count: uses.length })}</summary>
            <UsesList uses={uses} />
          </details>
        ) : (
          <>
            <small className="text-muted text-small">
              <a className="underline" href={entryAddress(kind, id, [TEXT])}>
                {nameOf(kind, id)}
              </a>
            </small>
            <span className="flex flex-wrap gap-1">
              <button
                type="button"
                className="quiet-button"
                onClick={() => (isAsking ? remove() : setAsking(true))}
                onBlur={() => setAsking(false)}
              >
                <Icon className="size-4" name="trash-2" />
                {t(isAsking ? "pictures.deleteSure" : "delete.confirm")}
                <span className="sr-only">: {name}</span>
              </button>
            </span>
          </>
        )}
        {error && (
          <span className="field-error" role="alert">
            <Icon name="triangle-alert" />
            <span>{error}</span>
          </span>
        )}
      </div>
    </div>
  );
}
