/** Reads the arguments of a command and refuses those it does not know, with its usage. */
import "./programs/no-telemetry.ts";
import { parseArgs } from "node:util";
import { PlainError } from "#server/plain-error.ts";

export type Usage = {
  /** As it is typed, such as `npm run backup -- [folder]`. */
  usage: string;
  /** The number of arguments it takes. */
  maxArguments?: number;
  /** Options it knows. */
  options?: readonly string[];
};

/** The arguments of the command; unknown options and surplus arguments are refused. */
export function argumentsOf({ usage, maxArguments = 0, options = [] }: Usage): string[] {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  const others = args.filter((arg) => !options.includes(arg));
  const unknown = others.find((arg) => arg.startsWith("-")) ?? others[maxArguments];
  if (unknown !== undefined)
    throw new PlainError(`This command does not know "${unknown}". It is called by:\n${usage}`);
  return args;
}

type ValuesUsage<Name extends string, Flag extends string> = Pick<Usage, "usage" | "maxArguments"> & {
  options: readonly Name[];
  /** Options without a value. */
  flags?: readonly Flag[];
};

/** Like argumentsOf, for a command whose options have values. */
export function valuesOf<const Name extends string, const Flag extends string = never>({
  usage,
  maxArguments = 0,
  options,
  flags = [],
}: ValuesUsage<Name, Flag>) {
  const wrong = (what: string) => new PlainError(`${what} It is called by:\n${usage}`);
  const known = Object.fromEntries([
    ...options.map((name) => [name, { type: "string" as const }]),
    ...flags.map((name) => [name, { type: "boolean" as const }]),
  ]);
  const parse = () =>
    parseArgs({
      allowPositionals: true,
      options: { ...known, help: { type: "boolean", short: "h" } },
    });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw wrong(`${error.message.replaceAll("'", '"').replace(/\..*/s, "")}.`);
  }
  const { positionals: args, values } = parsed;
  const isSet = (name: string) => Object.entries(values).some(([option, given]) => option === name && given === true);
  if (isSet("help")) {
    console.log(usage);
    process.exit(0);
  }
  if (args[maxArguments] !== undefined) throw wrong(`This command does not know "${args[maxArguments]}".`);
  const value = (name: Name): string | undefined => {
    const given = Object.entries(values).find(([option]) => option === name)?.[1];
    return typeof given === "string" ? given : undefined;
  };
  return { args, value, has: (name: Flag): boolean => isSet(name) };
}

/** A number with its noun, as commands print it: 1 submission, 2 submissions. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
