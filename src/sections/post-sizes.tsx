import { Figure } from "#src/ui/bidi.tsx";

export type PostSizesProps = { heading: string; note: string; sizes: readonly { width: number; height: number }[] };

export function PostSizes({ heading, note, sizes }: PostSizesProps) {
  return (
    <section className="wrap grid gap-6 pb-(--section-space)">
      <h2 className="text-heading">{heading}</h2>
      <ul className="flex flex-wrap items-end gap-6">
        {sizes.map(({ width, height }) => (
          <li key={`${width}x${height}`} className="grid gap-2 text-small text-muted">
            <svg
              width={width / 10}
              height={height / 10}
              viewBox={`0 0 ${width / 10} ${height / 10}`}
              className="fill-primary-soft stroke-primary-line"
              aria-hidden="true"
            >
              <rect x="0.5" y="0.5" width={width / 10 - 1} height={height / 10 - 1} rx="6" />
            </svg>
            <Figure>{`${width} × ${height}`}</Figure>
          </li>
        ))}
      </ul>
      <p className="text-copy">{note}</p>
    </section>
  );
}
