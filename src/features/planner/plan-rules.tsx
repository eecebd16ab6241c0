import type { Translate } from "#domain/language/translate.ts";

export type PlanRulesProps = { t: Translate<"planner">; rules: string[] };

/** That a plan is an estimate, and how it was worked out. */
export function PlanRules({ t, rules }: PlanRulesProps) {
  return (
    <div className="planner-notes gap-2.5 pt-5 border-t border-line text-ui text-copy">
      <p>{t("planner.estimate")}</p>
      <details>
        <summary className="w-fit py-2 text-primary-ink font-strong cursor-pointer">{t("planner.rulesTitle")}</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule} className="py-1 ps-4.5">
              {rule}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
