import { useContent } from "#editor/app/content/content.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Focus, LibraryPicture, StoredFile } from "#editor/contract.ts";

/** Where a cropped picture is looked at, as a style. */
export const positionOf = (focus: Focus | null) => ({ objectPosition: focus ? `${focus.x}% ${focus.y}%` : "50% 50%" });

/** Pixels and bytes. */
export function FileFacts({ file }: { file: StoredFile }) {
  const { format, t } = useTexts();
  const kb = file.bytes / 1024;
  const size =
    kb < 1024
      ? t("pictures.kilobytes", { size: format.number(Math.max(1, Math.round(kb))) })
      : t("pictures.megabytes", { size: format.number(kb / 1024, { maximumFractionDigits: 1 }) });
  return (
    <small className="inline-flex flex-wrap gap-x-2 text-muted text-small">
      <bdi dir="ltr" className="font-data">
        {file.width} × {file.height}
      </bdi>
      <span>{size}</span>
    </small>
  );
}

/** A picture of the library as lists show it: what it shows, how large it is, whether it is described and used. */
export function PictureCard({ picture }: { picture: LibraryPicture }) {
  const { t, title } = useTexts();
  const { locales } = useContent();
  const { address, focus, alt, id, undescribed, uses } = picture;
  return (
    <>
      <img src={`${address}&small`} alt="" loading="lazy" style={positionOf(focus)} />
      <span className="picture-words">
        <span className="picture-name" dir="auto">
          {title(alt, id)}
        </span>
        <FileFacts file={picture} />
        <span className="flex flex-wrap gap-1.5">
          {locales
            .filter(({ code }) => undescribed.includes(code))
            .map(({ code, name }) => (
              <span key={code} className="pill pill-missing">
                {t("pictures.lacksDescription", { language: name })}
              </span>
            ))}
          <span className="text-muted text-small">{t("pictures.usedCount", { count: uses.length })}</span>
        </span>
      </span>
    </>
  );
}
