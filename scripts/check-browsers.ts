/** `npm run check:browsers`: kinds of pages and flows in Chromium, Firefox and WebKit, on the site that was built. */
import { ENGINES } from "#harness/browsers/browser-page.ts";
import { findEngine } from "#scripts/browsers/find-browsers.ts";
import { requireBuild } from "#scripts/build/require-build.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

const QUICK = "--quick";
/** Only sees to it that they are there. */
const INSTALL = "--install";
const USAGE = `npm run check:browsers -- [${QUICK} | ${INSTALL}] [${ENGINES.join("] [")}] [words of a flow's name]`;
const MAX_ARGUMENTS = 10;

await runOrExplain(async () => {
  const args = argumentsOf({ usage: USAGE, options: [QUICK, INSTALL], maxArguments: MAX_ARGUMENTS });
  const names = ENGINES.filter((name) => args.includes(name));
  const engines = names.length > 0 ? names : ENGINES;
  if (args.includes(INSTALL)) {
    for (const name of engines) await findEngine(name);
    return;
  }
  requireBuild();
  const { tryBrowsers } = await import("#scripts/browsers/try-browsers.ts");
  const words = args.filter((arg) => arg !== QUICK && !names.some((name) => name === arg)).join(" ");
  const tried = await tryBrowsers({
    engines,
    isQuick: args.includes(QUICK),
    flow: words,
  });
  const failed = tried.flatMap(({ outcomes }) => outcomes).filter(({ result }) => result === "failed");
  if (failed.length > 0) process.exit(1);
});
