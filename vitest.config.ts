/// <reference types="vitest/config" />
import { availableParallelism } from "node:os";
import { getViteConfig } from "astro/config";

export default getViteConfig({
  test: {
    include: ["{domain,src,server,build,editor,scripts,tests/rules}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Half the cores would be the default; nothing else runs meanwhile.
    maxWorkers: availableParallelism(),
    // Waiting costs nothing where all is well, and a busy machine is slow.
    testTimeout: 30_000,
  },
});
