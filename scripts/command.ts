/** How a command is called; one that was called otherwise says so, and what to do instead. */
import "./no-telemetry.ts";
import { PlainError } from "#server/plain-error.ts";

export type Usage = {
  /** As it is typed, such as `npm run backup -- [folder]`. */
  usage: string;
  /** How many things may stand behind it. */
  most?: number;
  /** Options it knows. */
  options?: readonly string[];
};

/** What stands behind the command; options and whatever is too much are refused. */
export function argumentsOf({ usage, most = 0, options = [] }: Usage): string[] {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  const others = args.filter((arg) => !options.includes(arg));
  const unknown = others.find((arg) => arg.startsWith("-")) ?? others[most];
  if (unknown !== undefined)
    throw new PlainError(`This command does not know "${unknown}". It is called by:\n${usage}`);
  return args;
}
