import { defineConfig } from "@playwright/test";
import { isRoot } from "#harness/unprivileged-user.ts";
import { BASE_URL, COMPILE_CACHE, DATA_DIR, DIST_DIR, FRONT, PORT } from "#harness/visited-server.ts";
import { CHROMIUM_NAMES } from "#scripts/browsers/chromium.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // As many as the cores of a small machine.
  workers: 2,
  forbidOnly: true,
  // Waiting costs nothing where all is well, and a busy machine is slow to paint.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A visit that fails is a failure, and flaky ones are made reliable at their cause.
  retries: 0,
  // `npm test` runs the first two, `npm run test:all` all.
  projects: [
    // One at a time: the pages beside an editor are made in folders of the project. First, so that visits fill the rest.
    { name: "editor", testMatch: "editor/**/*.spec.ts", workers: 1 },
    { name: "visits", testIgnore: ["every-address/**", "editor/**"] },
    { name: "every-address", testMatch: "every-address/**/*.spec.ts" },
  ],
  reporter: [["dot"], ["./tests/e2e/support/summary.ts"]],
  use: {
    baseURL: BASE_URL,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Drawing what moves takes most of a small machine's time; visits that are about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would answer in place of the server; only offline.spec.ts allows it.
    serviceWorkers: "block",
    // The visits state the language they want; the machine's own must not matter.
    locale: "en-GB",
    timezoneId: "Pacific/Auckland",
    launchOptions: {
      // `npm test` names the browser it found or installed; run by hand, one on the PATH will do.
      executablePath: process.env["CHROMIUM_PATH"] || (findOnPath(...CHROMIUM_NAMES) ?? "/usr/bin/chromium"),
      args: [
        "--disable-gpu",
        // Pages are drawn by the processor in any case; without GL in software they are drawn a sixth quicker.
        "--disable-software-rasterizer",
        "--disable-background-networking",
        // Letters as wide as on a screen: headless Chromium would round their widths.
        "--font-render-hinting=none",
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
  webServer: {
    // Named, so that it can be told from a server that somebody works with.
    command: `"${process.execPath}" --title=visited-server ${FRONT ? "harness/proxies/behind-front.ts" : "server/main.ts"}`,
    url: `${BASE_URL}/api/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 11_000 },
    env: {
      PORT: String(PORT),
      HOST: "127.0.0.1",
      DIST_DIR,
      DATA_DIR,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      LOG_LEVEL: "error",
      // All visits of a run come from one address, which must not be limited for it.
      RATE_LIMIT: "10000",
    },
    stdout: "ignore",
    stderr: "pipe",
  },
});
