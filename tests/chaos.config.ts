import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Real processes that are killed, cut off and filled up: slow, so they run in `npm test` and not in `npm run check`. */
export default defineConfig({
  test: {
    include: ["tests/chaos/**/*.test.ts"],
    environment: "node",
    // Programs are started a hundred times; what Node has compiled once it need not compile again.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), "chaos-compiled") },
    // They mostly wait: two at a time leave each other's patience alone.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 90_000,
  },
});
