/** For a container's health check, where there is no other program to ask with. */
import { readEnv } from "#server/env.ts";

const isWell = await fetch(`http://127.0.0.1:${readEnv().PORT}/api/health`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
