/** `npm run edit`: content in a browser, with the pages it makes beside it. For this machine only. */
import { freePort, LOOPBACK_HOST } from "#editor/server/ports.ts";
import { siteStore } from "#editor/server/site-store.ts";
import { startEditor } from "#editor/server/start.ts";
import { createPublisher } from "#scripts/publish/publisher.ts";
import { readEnv } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

/** Tried first, then the next ones. */
const FIRST_PORT = 4321;

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run edit (the port is PORT, or the first free one from 4321)" });
  const env = readEnv();
  const port = await freePort(Number(process.env["PORT"] ?? FIRST_PORT));
  const sitePort = await freePort(port + 1);
  console.log(`The editor is being made ready for http://${LOOPBACK_HOST}:${port} …`);
  const editor = await startEditor({
    contentDir: env.CONTENT_DIR,
    port,
    sitePort,
    env: process.env,
    publisher: createPublisher(env),
    store: siteStore(env),
  }).catch((error) => {
    throw new PlainError(
      `The editor cannot start: ${errorMessage(error)}\n"npm run content" says what is wrong with the content.`,
    );
  });
  console.log(`Edit at ${editor.address} — pages at ${editor.siteAddress} — end with Ctrl+C`);

  const stop = async () => {
    await editor.stop();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
});
