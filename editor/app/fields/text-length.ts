/** How long a text is against what its field allows. */
export type Count = { length: number; min: number; max: number | null; state: "fits" | "short" | "long" };

/** Counted as the schemas count, in UTF-16 units; null where no limit is set. */
export function lengthOf(text: string, { min = 0, max }: { min?: number; max?: number }): Count | null {
  if (max === undefined && min <= 1) return null;
  const { length } = text;
  const isLong = max !== undefined && length > max;
  return { length, min, max: max ?? null, state: isLong ? "long" : length < min ? "short" : "fits" };
}
