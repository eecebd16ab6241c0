import { useContent } from "#editor/app/content/content.tsx";
import { keyOf } from "#editor/app/content/path.ts";
import { entryAddress, TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { PictureUse } from "#editor/contract.ts";

/** Who shows a picture; each line leads to the field or the text. */
export function UsesList({ uses }: { uses: readonly PictureUse[] }) {
  const { t, kind: kindName, place } = useTexts();
  const { kindOf, nameOf, locales } = useContent();
  return (
    <ul className="grid gap-1.5">
      {uses.map(({ kind, id, path, text, isDraft }) => (
        <li key={keyOf([kind, id, ...path, text ?? "", String(isDraft)])}>
          <a
            className="text-primary-ink font-strong underline"
            href={entryAddress(kind, id, text ? [TEXT, text] : path)}
          >
            {nameOf(kind, id)}
          </a>{" "}
          <small className="text-muted text-small">
            {kindName(kindOf(kind)?.label ?? kind)} › {text ? t("markdown.title") : place(path, locales)}
            {isDraft && ` · ${t("states.draft")}`}
          </small>
        </li>
      ))}
    </ul>
  );
}
