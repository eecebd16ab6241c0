import { type FieldKind, FORMS } from "#domain/forms/forms.ts";
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
  const isOf = (name: string, ...kinds: readonly FieldKind[]) =>
    FORMS[kind].some((field) => field.name === name && kinds.includes(field.kind));
  return (
    <section className="panel">
      <dl className="submission-values grid">
        {values.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted text-small">{labelOf({ name, label: `ui.submissions.fields.${name}` })}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere" dir={isOf(name, "multiline") ? "auto" : undefined}>
              {isOf(name, "multiline") ? (
                value
              ) : (
                <bdi dir={isOf(name, "email", "phone", "code") ? "ltr" : undefined}>
                  {valueName(name, value, values)}
                </bdi>
              )}
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
