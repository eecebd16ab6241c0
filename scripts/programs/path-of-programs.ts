import { delimiter, resolve } from "node:path";

/** PATH as npm sets it, with the project's own programs: units of systemd and cron start commands without npm. */
export function pathOfPrograms(path = process.env["PATH"] ?? ""): string {
  const own = resolve("node_modules/.bin");
  return path.split(delimiter).includes(own) ? path : `${own}${delimiter}${path}`;
}
