import { FORMS } from "#domain/forms/forms.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Submission } from "#editor/contract.ts";
import { useValueNames } from "./use-value-names.ts";

/** What the visitor wrote, field by field, each in the direction of its own words. */
export function SubmissionValues({ submission }: { submission: Submission }) {
  const { t, labelOf } = useTexts();
  const { locales } = useContent();
  const { valueName } = useValueNames();
  const { kind, values, locale, consentVersion, trust } = submission;
  const isCode = (name: string) =>
    ["email", "phone", "code"].includes(FORMS[kind].find((field) => field.name === name)?.kind ?? "");
  return (
    <section className="panel">
      <dl className="submission-values grid">
        {values.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted text-small">{labelOf({ name, label: `ui.submissions.fields.${name}` })}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere" dir={isCode(name) ? undefined : "auto"}>
              {isCode(name) ? <bdi dir="ltr">{value}</bdi> : valueName(name, value, values)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-4 text-muted text-small">
        {[
          t("submissions.one.language", { language: locales.find(({ code }) => code === locale)?.name ?? locale }),
          t("submissions.one.consent", { version: consentVersion }),
          t(`submissions.trusts.${trust}`),
        ].join(" · ")}
      </p>
    </section>
  );
}
