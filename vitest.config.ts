/// <reference types="vitest/config" />
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { getViteConfig } from "astro/config";
import { defineConfig } from "vitest/config";

const INTEGRATION = "**/*.integration.test.ts";

/**
 * One project for each kind of test; `vitest run --project <name>` runs one, `vitest run <file>` any single file.
 *
 * unit         pure code; in `npm run check`
 * integration  real databases, SMTP servers, other programs, copies of the content (`*.integration.test.ts`); in `npm test`
 * chaos        servers that are killed, cut off and filled up; crash durability in `npm test`, the rest in `npm run test:all`
 * release      further builds of the whole site; in `npm run test:all`
 */
export default defineConfig({
  test: {
    // Half the cores would be the default; nothing else runs meanwhile.
    maxWorkers: availableParallelism(),
    projects: [
      getViteConfig({
        test: {
          name: "unit",
          // Quicker to start than processes: 102 s against 122 s for all of them.
          pool: "threads",
          include: ["{domain,src,server,build,editor,scripts,tests/rules}/**/*.test.{ts,tsx}"],
          exclude: [INTEGRATION],
          // Waiting costs nothing where all is well, and a busy machine is slow.
          testTimeout: 30_000,
        },
      }),
      {
        test: {
          name: "integration",
          include: [`{domain,src,server,build,editor,scripts,tests/rules}/${INTEGRATION}`],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "chaos",
          include: ["tests/chaos/**/*.test.ts"],
          // Servers are started a hundred times; what Node has compiled once it need not compile again.
          env: { NODE_COMPILE_CACHE: join(tmpdir(), "chaos-compiled") },
          // Each file starts several servers and measures how fast they answer.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: "release",
          include: ["tests/release/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
