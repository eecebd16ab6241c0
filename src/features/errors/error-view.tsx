import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { ERROR_SLOTS } from "#domain/site/error-page.ts";
import { ErrorPicture } from "#src/art/theme/error-picture.tsx";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { TextInput } from "#src/ui/controls/text-input.tsx";

export type ErrorViewProps = {
  t: Translate<"errors" | "search">;
  status: number;
  message: string;
  subtitle: string;
  direction: Direction;
  homeHref: string;
  storeHref: string;
  /** Where a page was not found, others can be searched for. */
  searchHref: string | null;
  /** The same address in other languages. */
  elsewhere: { href: string; iso: string; dir: Direction; name: string }[];
};

/** Status, message, picture, subtitle, the way home. The server completes the slots; see server/pages/error-page.ts. */
export function ErrorView(props: ErrorViewProps) {
  const { t, status, message, subtitle, direction, homeHref, storeHref, searchHref, elsewhere } = props;
  return (
    <div className="error-view">
      <div className="error-stage">
        <ErrorPicture status={String(status)} direction={direction} />
      </div>
      <div className="wrap relative grid justify-items-center gap-5 pb-24 text-center">
        <h1 className="text-section" data-slot={ERROR_SLOTS.message}>
          {message}
        </h1>
        <p className="max-w-note text-lead text-copy">{subtitle}</p>
        <div className="text-ui" data-slot={ERROR_SLOTS.elsewhere}>
          <p className="mb-2 font-strong">{t("errors.elsewhere")}</p>
          <ul className="flex flex-wrap justify-center gap-2">
            {elsewhere.map(({ href, iso, dir, name }) => (
              <li key={href}>
                <a
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-5 hover:border-muted"
                  href={href}
                  hrefLang={iso}
                  lang={iso}
                  dir={dir}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {searchHref !== null && (
          <search className="w-full max-w-copy">
            <form className="flex gap-2" action={searchHref} method="get">
              <TextInput
                type="search"
                name="q"
                aria-label={t("search.field")}
                placeholder={t("search.placeholder")}
                maxLength={120}
                enterKeyHint="search"
              />
              <ActionButton type="submit" icon="search">
                {t("search.submit")}
              </ActionButton>
            </form>
          </search>
        )}
        <div className="flex flex-wrap justify-center gap-3 pt-2">
          <Button href={homeHref} look={searchHref === null ? "primary" : "ghost"}>
            {t("errors.home")}
          </Button>
          <Button href={storeHref} look="ghost">
            {t("errors.store")}
          </Button>
        </div>
        <p className="flex flex-wrap justify-center gap-x-3 text-small text-muted">
          <span>{t("errors.status", { status: String(status) })}</span>
          <span className="sr-only">{t("errors.asked")}</span>
          <code className="font-data [overflow-wrap:anywhere]" dir="ltr" data-asked-address="" />
        </p>
      </div>
    </div>
  );
}
