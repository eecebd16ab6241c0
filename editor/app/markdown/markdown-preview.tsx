import { useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { KindId, LocaleRow } from "#editor/contract.ts";
import siteStyles from "#src/styles/site.css?inline";
import { Notice } from "#src/ui/feedback/notice.tsx";
import proseStyles from "#src/ui/text/prose.css?inline";
import frameStyles from "./preview.css?inline";

const STYLES = [siteStyles, proseStyles, frameStyles].join("\n");

type MarkdownPreviewProps = {
  kind: KindId;
  id: string;
  locale: LocaleRow;
  texts: Readonly<Record<string, string>>;
};

/** The text as the site shows it: in a frame of its own, where nothing that is written can run. */
export function MarkdownPreview({ kind, id, locale, texts }: MarkdownPreviewProps) {
  const { t, reason } = useTexts();
  const [shown, setShown] = useState<{ html: string } | { error: string } | null>(null);
  useEffect(() => {
    let isLatest = true;
    api.preview({ kind, id, locale: locale.code, texts }).then((answer) => {
      if (!isLatest) return;
      const [error] = answer.ok ? [] : (answer.refused?.errors ?? []);
      if (answer.ok) setShown(answer.value);
      else setShown({ error: error ? reason(error.reason) : t("app.offlineText") });
    });
    return () => {
      isLatest = false;
    };
  }, [kind, id, locale.code, texts, reason, t]);

  if (!shown) return <Notice tone="loading" title={t("markdown.preview")} />;
  if ("error" in shown) return <Notice tone="error" title={shown.error} />;
  const theme = document.documentElement.dataset["theme"] ?? "";
  return (
    <iframe
      className="markdown-preview w-full border border-line rounded-control bg-surface"
      title={t("markdown.previewTitle", { language: locale.name })}
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="${locale.code}" dir="${locale.dir}" data-theme="${theme}"><meta charset="utf-8"><style>${STYLES}</style><body><div class="prose prose-article">${shown.html}</div></body></html>`}
      onLoad={({ currentTarget: frame }) => {
        const height = frame.contentDocument?.documentElement.scrollHeight ?? 0;
        frame.style.setProperty("--height", `${height}px`);
      }}
    />
  );
}
