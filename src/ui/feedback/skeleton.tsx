import "./skeleton.css";

const SHAPES = {
  text: ["skeleton-line", "skeleton-line", "skeleton-line skeleton-short"],
  card: ["skeleton-picture", "skeleton-title", "skeleton-line", "skeleton-line skeleton-short"],
  row: ["skeleton-mark", "skeleton-title", "skeleton-line skeleton-short"],
} as const;

export type SkeletonProps = {
  /** What is being waited for, said aloud once. */
  label: string;
  shape?: keyof typeof SHAPES;
  count?: number;
};

/** The place of something that is on its way, in its size: when it comes, nothing moves. */
export function Skeleton({ label, shape = "text", count = 1 }: SkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="skeletons" data-shape={shape} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
          <div key={index} className={`skeleton skeleton-of-${shape}`}>
            {SHAPES[shape].map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <i key={at} className={part} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
