/** `npm run check:browsers`: kinds of pages and flows in Chromium, Firefox and WebKit, on the site that was built. */
import { ENGINES } from "#harness/browsers/browser-page.ts";
import { requireBuild } from "#scripts/build/require-build.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

const QUICK = "--quick";
const USAGE = `npm run check:browsers -- [${QUICK}] [${ENGINES.join("] [")}] [words of a flow's name]`;
const MAX_ARGUMENTS = 10;

await runOrExplain(async () => {
  const args = argumentsOf({ usage: USAGE, options: [QUICK], maxArguments: MAX_ARGUMENTS });
  requireBuild();
  const { tryBrowsers } = await import("#scripts/browsers/try-browsers.ts");
  const names = ENGINES.filter((name) => args.includes(name));
  const words = args.filter((arg) => arg !== QUICK && !names.some((name) => name === arg)).join(" ");
  const tried = await tryBrowsers({
    engines: names.length > 0 ? names : ENGINES,
    isQuick: args.includes(QUICK),
    flow: words,
  });
  const failed = tried.flatMap(({ outcomes }) => outcomes).filter(({ result }) => result === "failed");
  if (failed.length > 0) process.exit(1);
});
