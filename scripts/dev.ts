/** `npm run dev`: pages with reload on PORT, the API beside them on the next port. */
import { spawn } from "node:child_process";
import { readEnv } from "#server/env.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

await runOrExplain(() => {
  argumentsOf({ usage: "npm run dev (settings are variables, such as PORT=4000 npm run dev)" });
  const { PORT } = readEnv();
  const apiPort = PORT + 1;
  const children = [
    spawn("node", ["--watch", "server/api-only.ts"], {
      stdio: "inherit",
      env: { ...process.env, PORT: String(apiPort) },
    }),
    spawn("astro", ["dev"], { stdio: "inherit", env: { ...process.env, DEV_API_PORT: String(apiPort) } }),
  ];
  const stop = () => {
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
