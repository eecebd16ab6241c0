/** Starts the server: everything in one process, or one for the API and several for pages. */
import { readEnv } from "./env.ts";
import { PlainError, runOrExplain } from "./plain-error.ts";
import { runServer } from "./run-server.ts";

await runOrExplain(async () => {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined)
    throw new PlainError(`The server does not know "${unknown}". Settings are variables, such as PORT=4000.`);
  const port = await runServer(readEnv());
  console.log(`Listening on http://localhost:${port}`);
});
