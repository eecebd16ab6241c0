import type { Translate } from "#domain/language/translate.ts";

export type PlanRulesProps = { t: Translate<"planner">; rules: string[] };

/** That a plan is an estimate, and how it was worked out. */
export function PlanRules({ t, rules }: PlanRulesProps) {
  return (
    <div className="planner-notes">
      <p>{t("planner.estimate")}</p>
      <details>
        <summary>{t("planner.rulesTitle")}</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
