import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const CLOCK = `
const RealDate = Date;
const shift = Number(process.env.CLOCK_SHIFT_MS);
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + shift]));
  }
  static now = () => RealDate.now() + shift;
};
`;

/** The environment of a program for which, and for all that it starts, it is now another time. */
export function envAt(now: Date): { NODE_OPTIONS: string; CLOCK_SHIFT_MS: string } {
  const file = join(mkdtempSync(join(tmpdir(), "site-clock-")), "clock.mjs");
  writeFileSync(file, CLOCK);
  return {
    NODE_OPTIONS: `--import=${pathToFileURL(file).href}`,
    CLOCK_SHIFT_MS: String(now.getTime() - Date.now()),
  };
}
