import { useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { isSingle, useContent } from "#editor/app/content/content.tsx";
import type { Path } from "#editor/app/content/path.ts";
import { entryAddress, PICTURES_ADDRESS, TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { SampleValues } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Everything by which visitors would take this company for the sample one. */
export function SampleValuesPage() {
  const { t } = useTexts();
  const [values, setValues] = useState<SampleValues | "loading" | "unreachable">("loading");
  useEffect(() => {
    api.sample().then((answer) => setValues(answer.ok ? answer.value : "unreachable"));
  }, []);
  return (
    <div className="page">
      <h1>{t("sample.title")}</h1>
      <p className="page-lead">{t("sample.lead")}</p>
      {values === "loading" && <Notice tone="loading" title={t("app.loading")} />}
      {values === "unreachable" && <Notice tone="error" title={t("app.offlineTitle")} />}
      {typeof values === "object" && <Values values={values} />}
    </div>
  );
}

function Values({ values }: { values: SampleValues }) {
  const { t, kind: kindName } = useTexts();
  const { kindOf } = useContent();
  if (values.length === 0) return <Notice tone="success" title={t("sample.none")} />;
  return (
    <>
      <p className="pb-6 font-strong" role="status">
        {t("sample.count", { count: values.length })}
      </p>
      {[...Map.groupBy(values, ({ kind }) => kind)].map(([kind, own]) => (
        <section key={kind} className="pb-6">
          <h2 className="mark-label font-text tracking-normal">{kindName(kindOf(kind)?.label ?? kind)}</h2>
          <ul className="ruled mt-3.5 border border-line rounded-card bg-surface overflow-clip">
            {own.map((value) => (
              <li key={[value.id, ...value.path, value.text, value.value].join("/")}>
                <SampleLink {...value} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function SampleLink({ kind, id, path, text, value }: SampleValues[number]) {
  const { t, place } = useTexts();
  const { locales, kindOf, nameOf } = useContent();
  const row = kindOf(kind);
  const field = text === undefined ? place(path, locales) : t("markdown.title");
  return (
    <a
      className="entry-row flex flex-wrap items-center gap-y-1 gap-x-4 min-h-13 py-2 px-4.5 hover:bg-raised focus-visible:-outline-offset-2"
      href={isLogo(kind, path) ? PICTURES_ADDRESS : entryAddress(kind, id, text === undefined ? path : [TEXT, text])}
    >
      <span className="grow basis-56 min-w-0 font-strong">
        {row && !isSingle(row) && `${nameOf(kind, id)} › `}
        {field}
      </span>
      <span className="grid text-muted text-small">
        {value.split(BETWEEN_LANGUAGES).map((words) => (
          <span key={words} className="wrap-anywhere" dir="auto">
            {words}
          </span>
        ))}
      </span>
    </a>
  );
}

const BETWEEN_LANGUAGES = " · ";

/** A drawing is replaced where pictures are. */
const isLogo = (kind: string, [group, part]: Path) => kind === "site" && group === "brand" && part === "logo";
