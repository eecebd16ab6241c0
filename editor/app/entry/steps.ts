import { isWithin, type Path } from "#editor/app/content/path.ts";
import { TEXT } from "#editor/app/frame/address.ts";
import type { EntryError, Field, KindId } from "#editor/contract.ts";

/** What belongs together when a new entry is written, in an order in which people decide. */
const STEPS = {
  apps: {
    about: ["name", "kind", "tagline", "summary"],
    place: ["category", "service", "platforms", "languages", "related"],
    download: [
      ...["version", "releasedOn", "launchesOn", "fileSizeMb", "builds", "requirements", "changelog"],
      ...["downloads", "users", "rating"],
    ],
    features: ["features"],
    start: ["steps"],
    screens: ["screens"],
    plans: ["plans"],
    questions: ["questions"],
    text: [TEXT],
    search: ["seo", "order", "id"],
  },
} as const satisfies Record<KindId, Record<string, readonly string[]>>;

export type StepId = keyof (typeof STEPS)["apps"];
/** `names`: of its fields, and the mark of the long text. */
export type Step = { id: StepId; names: readonly string[] };

/** Null for what is short enough to be written in one go. A field that no step names is in the last one. */
export function stepsOf(kind: KindId, fields: readonly Pick<Field, "name">[]): Step[] | null {
  if (!(kind in STEPS)) return null;
  const steps: Step[] = Object.entries(STEPS[kind as keyof typeof STEPS]).map(([id, names]) => ({
    id: id as StepId,
    names,
  }));
  const named = new Set(steps.flatMap(({ names }) => names));
  const others = fields.map(({ name }) => name).filter((name) => !named.has(name));
  return steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, names: [...step.names, ...others] } : step,
  );
}

/** Fields in the order in which people decide, also where they all stand below each other: a name before its address. */
export function inOrderOfSteps<F extends Pick<Field, "name">>(kind: KindId, fields: readonly F[]): readonly F[] {
  const steps = stepsOf(kind, fields);
  if (!steps) return fields;
  return steps.flatMap(({ names }) => names.flatMap((name) => fields.filter((field) => field.name === name)));
}

export const isInStep = ({ names }: Step, path: Path) => names.some((name) => isWithin(path, [name]));

/** What a step still lacks. What belongs to no field is the last step's, so that it is not forgotten. */
export function missingIn(steps: readonly Step[], index: number, missing: readonly EntryError[]): EntryError[] {
  const pathOf = ({ path = [], text }: EntryError): Path => (text === undefined ? path : [TEXT, text]);
  const isLast = index === steps.length - 1;
  return missing.filter((error) => {
    const at = steps.findIndex((step) => isInStep(step, pathOf(error)));
    return at === index || (isLast && at < 0);
  });
}

/** Empty fields count once, in however many languages they are empty. */
export const countFields = (missing: readonly EntryError[], locales: readonly { code: string }[]): number =>
  new Set(
    missing.map(({ path = [], text }) => {
      if (text !== undefined) return TEXT;
      const isLanguage = locales.some(({ code }) => code === path.at(-1));
      return JSON.stringify(isLanguage ? path.slice(0, -1) : path);
    }),
  ).size;
