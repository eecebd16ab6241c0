/** `npm run dev`: pages with reload on PORT, the API beside them on the next port. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { assertJsonIsReadable } from "#scripts/content/json-errors.ts";
import { watchJsonErrors } from "#scripts/content/watch-json-errors.ts";
import { readEnv } from "#server/env.ts";
import { assertPortIsFree } from "#server/network/assert-port-is-free.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

const HOST = "127.0.0.1";

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run dev (settings are variables, such as PORT=4000 npm run dev)" });
  const { PORT, CONTENT_DIR } = readEnv();
  const apiPort = PORT + 1;
  // Astro would take another port without being asked, and a watched API would wait for a file to change.
  for (const port of [PORT, apiPort]) await assertPortIsFree(port, HOST);
  assertJsonIsReadable(CONTENT_DIR);

  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const api = spawn("node", ["--watch", "server/api-only.ts"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(apiPort) },
  });
  const pages = spawn("astro", ["dev"], {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...color, DEV_API_PORT: String(apiPort) },
  });
  const jsonErrors = watchJsonErrors(CONTENT_DIR, (sentence) => console.error(sentence));
  for (const stream of [pages.stdout, pages.stderr])
    createInterface({ input: stream }).on(
      "line",
      jsonErrors.filterOutput((line) => console.log(line)),
    );

  const children = [api, pages];
  const stop = () => {
    jsonErrors.stop();
    for (const child of children) child.kill("SIGTERM");
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  for (const child of children)
    child.on("exit", (code) => {
      stop();
      process.exitCode = code ?? 0;
    });
});
