/** Pages repeat the same drawings: each is computed once a build, and found again by its parameters. */
export function remembered<Parameters, Result>(
  draw: (parameters: Parameters) => Result,
): (parameters: Parameters) => Result {
  const results = new Map<string, Result>();
  return (parameters) => {
    const key = JSON.stringify(parameters);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = draw(parameters);
    results.set(key, result);
    return result;
  };
}
