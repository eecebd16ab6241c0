/**
 * For a container's health check, where there is no other program to ask with. It asks whether the server answers: a
 * container must not be replaced because the database is away, while it still shows pages.
 */
import { readEnv } from "#server/env.ts";

const isWell = await fetch(`http://127.0.0.1:${readEnv().PORT}/api/health/live`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
