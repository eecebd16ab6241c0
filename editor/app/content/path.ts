/** The path of a value in an entry's data: names of fields, indexes of lists, codes of languages. */
export type Path = readonly (string | number)[];

export const keyOf = (path: Path) => path.join(".");

export function parsePath(key: string): Path {
  return key === "" ? [] : key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

export function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.every((step, index) => String(step) === String(path[index]));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const fieldOf = (value: unknown, name: string | number): unknown => {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) ? value[name] : undefined;
};

export const valueAt = (value: unknown, path: Path): unknown => path.reduce(fieldOf, value);

/** The value at a path of an example, whose lists may be shorter. */
export const exampleAt = (value: unknown, path: Path): unknown =>
  path.reduce((part: unknown, step) => {
    const found = fieldOf(part, step);
    return found === undefined && Array.isArray(part) ? part[0] : found;
  }, value);

/** A copy of the data with another value at one path. Objects that are not on the path are shared, not copied. */
export function withValueAt(value: unknown, path: Path, next: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return next;
  const inner = withValueAt(fieldOf(value, head), rest, next);
  if (Array.isArray(value)) return value.toSpliced(Number(head), 1, inner);
  const record = isRecord(value) ? value : {};
  if (inner !== undefined) return { ...record, [head]: inner };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== String(head)));
}

export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Deep equality; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
}

/** The paths at which two versions of an entry differ, as deep as possible. */
export function differences(a: unknown, b: unknown, path: Path = []): Path[] {
  if (isSame(a, b)) return [];
  if (isRecord(a) && isRecord(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].flatMap((name) => differences(a[name], b[name], [...path, name]));
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return a.flatMap((item, index) => differences(item, b[index], [...path, index]));
  return [path];
}
