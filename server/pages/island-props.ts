/**
 * An island's `props` attribute as Astro writes it: values are pairs of a type and a value. 0 is a plain value or an
 * object, whose members are pairs again; 1 is a list of pairs. Forms need no other types.
 */
type Pair = readonly [type: number, value: unknown];

export function parseIslandProps(attribute: string): Record<string, unknown> {
  return membersFrom(JSON.parse(attribute));
}

export function writeIslandProps(props: object): string {
  return JSON.stringify(mapMembers(props, pairOf));
}

const membersFrom = (members: object) => mapMembers(members, (pair) => valueFrom(pair as Pair));

function valueFrom([type, value]: Pair): unknown {
  if (type === 1 && Array.isArray(value)) return value.map(valueFrom);
  if (type !== 0) throw new Error(`an island's props hold a value of type ${type}, which only Astro can read`);
  return isObject(value) ? membersFrom(value) : value;
}

function pairOf(value: unknown): Pair {
  if (Array.isArray(value)) return [1, value.map(pairOf)];
  return [0, isObject(value) ? mapMembers(value, pairOf) : value];
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function mapMembers<T>(members: object, change: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(members)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, change(value)]),
  );
}
