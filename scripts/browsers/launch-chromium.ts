import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";

/** Root may not use Chromium's sandbox. */
const AS_ROOT = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export const launchChromium = async (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: ["--disable-gpu", ...AS_ROOT, ...args] });
