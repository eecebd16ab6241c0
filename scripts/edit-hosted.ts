/** `npm run edit:hosted`: the editor for people elsewhere, who sign in. A process and a host name of its own. */
import { startHostedEditor } from "#editor/server/hosted/start.ts";
import { createPublisher } from "#scripts/publish/publisher.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run edit:hosted (with EDITOR_ORIGIN, such as https://edit.example.com)" });
  const env = readEnv();
  const editor = await startHostedEditor({
    env,
    log: createLog(env.LOG_LEVEL),
    publisher: createPublisher(env),
  });
  console.log(`The editor of ${editor.origin} listens on ${env.EDITOR_HOST}:${env.EDITOR_PORT}`);

  const stop = async () => {
    await editor.stop();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
});
