/// <reference types="vitest/config" />
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { getViteConfig } from "astro/config";
import { defineConfig } from "vitest/config";

const UNIT = "{domain,src,server,build,editor,scripts,tests/rules}/**/*.test.{ts,tsx}";
const INTEGRATION = "**/*.integration.test.ts";
const DOM = "**/*.dom.test.{ts,tsx}";

/** Waiting costs nothing where all is well, and a busy machine is slow. */
const UNIT_TIMEOUT = 30_000;

/** Tests start servers and commands hundreds of times; what Node has compiled once it need not compile again. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), "tests-compiled") };

/**
 * One project for each kind of test; `vitest run --project <name>` runs one, `vitest run <file>` any single file.
 *
 * unit         pure code; in `npm run check`
 * dom          components and hooks in a document (`*.dom.test.tsx`); in `npm run check`
 * integration  real databases, SMTP servers, other programs, copies of the content (`*.integration.test.ts`); in `npm test`
 * chaos        servers that are killed, cut off and filled up; crash durability in `npm test`, the rest in `npm run test:all`
 * release      further builds of the whole site; in `npm run test:all`
 */
export default defineConfig({
  test: {
    // Half the cores would be the default.
    maxWorkers: availableParallelism(),
    tags: [{ name: "only-in-test-all", description: "Details that take long; left to `npm run test:all`." }],
    projects: [
      getViteConfig({
        test: {
          name: "unit",
          // Quicker to start than processes: 102 s against 122 s for all of them.
          pool: "threads",
          // Modules are loaded once a thread, not once a file: two thirds of the processor time. A test that leaves
          // something behind in a module shows when files are shuffled (--sequence.shuffle.files).
          isolate: false,
          include: [UNIT],
          exclude: [INTEGRATION, DOM],
          testTimeout: UNIT_TIMEOUT,
        },
      }),
      getViteConfig({
        test: {
          name: "dom",
          pool: "threads",
          environment: "happy-dom",
          setupFiles: ["harness/known-elements.ts"],
          include: [DOM],
          testTimeout: UNIT_TIMEOUT,
        },
      }),
      {
        test: {
          name: "integration",
          include: [`{domain,src,server,build,editor,scripts,tests/rules}/${INTEGRATION}`],
          env: COMPILE_CACHE,
          // Half of their time they wait for servers, mails and other programs.
          maxWorkers: 2 * availableParallelism(),
          // `npm test` builds the site meanwhile.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "chaos",
          include: ["tests/chaos/**/*.test.ts"],
          env: COMPILE_CACHE,
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
