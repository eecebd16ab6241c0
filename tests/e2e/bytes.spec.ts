import type { Page } from "@playwright/test";
import { languages } from "./addresses.ts";
import { expect, test } from "./fixture.ts";
import { pageTypes } from "./page-types.ts";

const KIND = { Document: "html", Stylesheet: "css", Script: "script", Font: "fonts" } as const;
type Part = (typeof KIND)[keyof typeof KIND] | "other";
type Weight = Record<Part | "total" | "requests", number>;

/** What crosses the wire on a cold visit until the page is idle. What is fetched ahead for the next page counts there. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const requests = new Map<string, { part: Part; bytes: number }>();
  client.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const ahead = request.headers["Sec-Purpose"] ?? request.headers["Purpose"] ?? "";
    if (ahead.includes("prefetch") || type === "Prefetch") return;
    const part = Object.entries(KIND).find(([name]) => name === type)?.[1] ?? "other";
    requests.set(requestId, { part, bytes: 0 });
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const entry = requests.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const weight: Weight = { html: 0, css: 0, script: 0, fonts: 0, other: 0, total: 0, requests: requests.size };
  for (const { part, bytes } of requests.values()) {
    weight[part] += bytes;
    weight.total += bytes;
  }
  return weight;
}

const KB = 1024;

for (const { kind, path } of pageTypes)
  for (const { code, dir } of languages)
    test(`${kind} stays within its budget, ${code}`, async ({ page }) => {
      const weight = await weigh(page, `/${code}${path}`);
      const home = kind === "home";
      const budget: Weight = {
        html: (home ? 40 : 30) * KB,
        css: 14 * KB,
        script: 12 * KB,
        fonts: (dir === "rtl" ? 60 : 40) * KB,
        other: 10 * KB,
        total: (home ? 140 : 120) * KB,
        requests: 14,
      };
      const over = Object.entries(weight)
        .filter(([part, bytes]) => bytes > budget[part as keyof Weight])
        .map(([part, bytes]) => `${part}: ${bytes} of ${budget[part as keyof Weight]}`);
      test.info().annotations.push({ type: "weight", description: JSON.stringify(weight) });
      expect(over, `${kind} ${code}`).toEqual([]);
    });
