export type SectionHeadProps = { label: string; title: string; lead?: string; id?: string };

/** Label with the chart's tick scale, heading, and one paragraph. */
export function SectionHead({ label, title, lead, id }: SectionHeadProps) {
  return (
    <div className="mb-8 grid max-w-[54rem] gap-4 tablet:mb-12">
      <span className="mark-label">{label}</span>
      <h2 id={id}>{title}</h2>
      {lead && <p className="max-w-[56ch] text-lead text-copy">{lead}</p>}
    </div>
  );
}
