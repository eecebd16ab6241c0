export type PlanRulesProps = { estimate: string; title: string; rules: string[] };

/** That a plan is an estimate, and how it was worked out. */
export function PlanRules({ estimate, title, rules }: PlanRulesProps) {
  return (
    <div className="planner-notes">
      <p>{estimate}</p>
      <details>
        <summary>{title}</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
