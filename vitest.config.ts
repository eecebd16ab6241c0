/// <reference types="vitest/config" />
import { getViteConfig } from "astro/config";

export default getViteConfig({
  test: {
    include: ["{domain,src,server,build,scripts,tests/rules}/**/*.test.{ts,tsx}"],
    environment: "node",
  },
});
