export type ServiceOutlineProps = { problem: string[]; deliverables: { title: string; body: string }[] };

export function ServiceOutline({ problem, deliverables }: ServiceOutlineProps) {
  return (
    <section className="wrap grid gap-10 pb-(--section-space)">
      <div className="grid gap-4 text-copy">
        {problem.map((paragraph) => (
          <p key={paragraph} className="max-w-[64ch]">
            {paragraph}
          </p>
        ))}
      </div>
      <ul className="grid gap-x-8 gap-y-6 border-t border-line pt-8 tablet:grid-cols-2 desktop:grid-cols-3">
        {deliverables.map(({ title, body }) => (
          <li key={title}>
            <h2 className="text-title">{title}</h2>
            <p className="text-ui text-copy">{body}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
