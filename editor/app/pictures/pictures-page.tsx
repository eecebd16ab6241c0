import { useMemo, useState } from "react";
import { matchesSearch } from "#domain/search/search-text.ts";
import { entryAddress, kindAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import { SearchBox } from "#editor/app/pages/search-box.tsx";
import type { Library, LibraryPicture } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { BesideTexts } from "./beside-texts.tsx";
import { useLibrary } from "./library.tsx";
import { Logos } from "./logos.tsx";
import { PictureCard } from "./picture-card.tsx";
import { PictureDetails } from "./picture-details.tsx";
import { UploadArea } from "./upload-area.tsx";

const KIND = "pictures";
const FILTERS = ["all", "undescribed", "unused"] as const;
type Filter = (typeof FILTERS)[number];

const PASSES: Readonly<Record<Filter, (picture: LibraryPicture) => boolean>> = {
  all: () => true,
  undescribed: ({ undescribed }) => undescribed.length > 0,
  unused: ({ uses }) => uses.length === 0,
};

type PicturesPageProps = {
  /** The picture that is open. */
  open: string | null;
  go: (address: string) => void;
};

/** Every picture of the content: the library, those beside texts, and the logo. */
export function PicturesPage({ open, go }: PicturesPageProps) {
  const { t } = useTexts();
  const { library, refresh, findPicture } = useLibrary();
  const picture = open === null ? null : findPicture(open);
  return (
    <div className="page page-wide">
      <h1>{t("pictures.title")}</h1>
      <p className="page-lead">{t("pictures.lead")}</p>
      <UploadArea
        onAdded={([first, ...others]) => {
          if (first && others.length === 0) go(entryAddress(KIND, first.picture.id));
        }}
      />
      {library === "loading" && <Notice tone="loading" title={t("pictures.loading")} />}
      {library === "unreachable" && <Unreachable onRetry={refresh} />}
      {typeof library === "object" && <Shelves library={library} />}
      {picture && <PictureDetails key={picture.id} picture={picture} onClose={() => go(kindAddress(KIND))} />}
    </div>
  );
}

function Shelves({ library }: { library: Library }) {
  const { t } = useTexts();
  return (
    <>
      <section className="shelf" aria-labelledby="shelf-library">
        <h2 id="shelf-library" className="mark-label font-text tracking-normal">
          {t("pictures.library")}
        </h2>
        {library.pictures.length === 0 ? (
          <Notice title={t("pictures.empty")}>{t("pictures.emptyText")}</Notice>
        ) : (
          <LibraryShelf pictures={library.pictures} />
        )}
      </section>
      <Logos logos={library.logos} />
      {library.beside.length > 0 && <BesideTexts pictures={library.beside} />}
    </>
  );
}

function LibraryShelf({ pictures }: { pictures: readonly LibraryPicture[] }) {
  const { t } = useTexts();
  const [filter, setFilter] = useState<Filter>("all");
  const [wanted, setWanted] = useState("");
  const shown = useMemo(
    () =>
      pictures
        .filter(PASSES[filter])
        .filter(({ id, alt }) => matchesSearch([id, ...Object.values(alt)].join(" "), wanted)),
    [pictures, filter, wanted],
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <fieldset className="segmented segmented-small">
          <legend className="sr-only">{t("pictures.filter")}</legend>
          {FILTERS.map((one) => (
            <label key={one}>
              <input type="radio" name="pictures-filter" checked={filter === one} onChange={() => setFilter(one)} />
              <span>
                {t(`pictures.filters.${one}`)} {pictures.filter(PASSES[one]).length}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="grow basis-56 max-w-80">
          <SearchBox label={t("pictures.search")} value={wanted} onChange={setWanted} />
        </div>
      </div>
      <p className="sr-only" role="status">
        {t("pictures.count", { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p className="text-muted">{t("pictures.noneFound")}</p>
      ) : (
        <ul className="picture-grid">
          {shown.map((picture) => (
            <li key={picture.id}>
              <a className="picture-card" href={entryAddress(KIND, picture.id)}>
                <PictureCard picture={picture} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
