/** A smooth line through values at equal steps, flat at each value. The baseline is y = height. */
export function curvePath(values: readonly number[], { step, height }: { step: number; height: number }): string {
  const half = step / 2;
  const pieces = values.map((value, index) => {
    const rise = (values[index - 1] ?? value) - value;
    if (index === 0) return `M0 ${height - value}`;
    return index === 1 ? `c${half} 0 ${half} ${rise} ${step} ${rise}` : `s${half} ${rise} ${step} ${rise}`;
  });
  return pieces.join("");
}
