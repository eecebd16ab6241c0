import { defineConfig } from "@playwright/test";
import { isRoot } from "#harness/nobody.ts";
import { BASE_URL, COMPILE_CACHE, DATA_DIR, DIST_DIR, PORT } from "#harness/place.ts";
import { CHROMIUM_NAMES } from "#scripts/chromium.ts";
import { onPath } from "#scripts/on-path.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, since waiting costs nothing where all is well and a busy machine is slow to paint.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A busy machine may be late once; what is broken is broken twice.
  retries: 1,
  reporter: [["dot"], ["./tests/e2e/support/summary.ts"]],
  use: {
    baseURL: BASE_URL,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // It would answer in place of the server these visits are about; offline.spec.ts lets it.
    serviceWorkers: "block",
    // The visits state the language they want; the machine's own must not matter.
    locale: "en-GB",
    timezoneId: "Pacific/Auckland",
    launchOptions: {
      // `npm test` names the browser it found or installed; run by hand, one on the PATH will do.
      executablePath: process.env["CHROMIUM_PATH"] || (onPath(...CHROMIUM_NAMES) ?? "/usr/bin/chromium"),
      args: [
        "--disable-gpu",
        "--disable-background-networking",
        // Letters as wide as they were designed, which is how screens show them; without windows they would be rounded.
        "--font-render-hinting=none",
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
  webServer: {
    // Named, so that a server somebody is working with is not taken for this one.
    command: `"${process.execPath}" --title=visited-server server/main.ts`,
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
      // All visitors of a run come from one machine, and are not strangers for it.
      RATE_LIMIT: "10000",
    },
    stdout: "ignore",
    stderr: "pipe",
  },
});
