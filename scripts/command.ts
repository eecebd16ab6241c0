/** Reads the arguments of a command and refuses those it does not know, with its usage. */
import "./no-telemetry.ts";
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
