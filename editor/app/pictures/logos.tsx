import { useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { entryAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { LogoDrawing } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { DRAWING_ENDINGS, FileButton } from "./file-button.tsx";
import { useLibrary } from "./library.tsx";

/** The drawings of the company's logo, as they look by day and by night. */
export function Logos({ logos }: { logos: readonly LogoDrawing[] }) {
  const { t } = useTexts();
  return (
    <section className="shelf" aria-labelledby="shelf-logo">
      <h2 id="shelf-logo" className="mark-label font-text tracking-normal">
        {t("pictures.logo")}
      </h2>
      <p className="field-hint">
        {t("pictures.logoNote")}{" "}
        <a className="text-primary-ink underline" href={entryAddress("site", "file", ["brand", "logo"])}>
          {t("pictures.logoFiles")}
        </a>
      </p>
      <ul className="picture-grid">
        {logos.map((logo) => (
          <li key={logo.name}>
            <LogoCard logo={logo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LogoCard({ logo: { name, kind, locales: codes, shape, hasFormer } }: { logo: LogoDrawing }) {
  const { t, reason } = useTexts();
  const { locales } = useContent();
  const { refresh } = useLibrary();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isDone, setDone] = useState(false);
  const languages = locales.filter(({ code }) => codes.includes(code)).map((locale) => locale.name);
  const change = async (asked: ReturnType<typeof api.setNameInType>) => {
    setDone(false);
    const answer = await asked;
    if (answer.ok) {
      setErrors([]);
      setDone(true);
      await refresh();
    } else setErrors(answer.refused?.errors.map((error) => reason(error.reason)) ?? [t("app.offlineTitle")]);
  };
  return (
    <div className="picture-card">
      <div className="logo-views">
        {(["light", "dark"] as const).map((theme) => (
          <div key={theme} data-theme={theme}>
            {shape && (
              <svg
                viewBox={shape.viewBox}
                aria-hidden="true"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: readLogo wrote it anew, from plain shapes alone
                dangerouslySetInnerHTML={{ __html: shape.markup }}
              />
            )}
          </div>
        ))}
      </div>
      <div className="picture-words">
        <span className="picture-name">
          {kind === "mark" ? t("pictures.mark") : t("pictures.wordmark", { languages: languages.join(" · ") })}
        </span>
        <bdi dir="ltr" className="text-muted text-small font-data justify-self-start">
          {name}
        </bdi>
        <span className="flex flex-wrap items-center gap-2">
          <FileButton
            className="quiet-button border border-line-control"
            accept={DRAWING_ENDINGS}
            onFiles={([file]) => file && change(api.replaceLogo(name, file))}
          >
            <Icon className="size-4" name="refresh-cw" />
            {t("pictures.replace")}
            <span className="sr-only">: {name}</span>
          </FileButton>
          {kind === "wordmark" && (
            <button type="button" className="quiet-button" onClick={() => change(api.setNameInType(name))}>
              <Icon className="size-4" name="type" />
              {t("pictures.setInType")}
              <span className="sr-only">: {name}</span>
            </button>
          )}
          {hasFormer && (
            <button type="button" className="quiet-button" onClick={() => change(api.bringLogoBack(name))}>
              <Icon className="size-4" name="undo-2" />
              {t("pictures.bringBack")}
              <span className="sr-only">: {name}</span>
            </button>
          )}
          <span className="text-ok-ink text-small" role="status">
            {isDone && t("pictures.replaced")}
          </span>
        </span>
        {errors.map((error) => (
          <span key={error} className="field-error" role="alert">
            <Icon name="triangle-alert" />
            <span>{error}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
