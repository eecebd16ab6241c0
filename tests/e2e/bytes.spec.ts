/** What a cold visit downloads before anyone does anything, held to a budget for each kind of page. */
import type { Page, Request } from "@playwright/test";
import { languages } from "./addresses.ts";
import { expect, test } from "./fixture.ts";
import { pageTypes } from "./page-types.ts";

const KB = 1024;

const PART_OF_TYPE = { document: "HTML", stylesheet: "CSS", script: "JavaScript", font: "fonts" } as const;
type Part = (typeof PART_OF_TYPE)[keyof typeof PART_OF_TYPE];
const PARTS = Object.values(PART_OF_TYPE);

type Budget = Record<Part, number>;

function budgetKbOf(kind: string, dir: string): Budget {
  // Who comes to the search page came for its script.
  const JavaScript = kind === "search" ? 18 : 12;
  return { HTML: kind === "home" ? 40 : 30, CSS: 14, JavaScript, fonts: dir === "rtl" ? 60 : 40 };
}

function partOf(request: Request): Part | undefined {
  const type = request.resourceType();
  return Object.entries(PART_OF_TYPE).find(([name]) => name === type)?.[1];
}

/** What is fetched ahead belongs to the page it is fetched for. */
async function isAhead(request: Request): Promise<boolean> {
  const { "sec-purpose": purpose = "" } = await request.allHeaders();
  return purpose.includes("prefetch");
}

/** Bodies as they cross the wire, compressed, until the page is idle. */
async function weigh(page: Page, address: string): Promise<Budget> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await page.waitForLoadState("networkidle");
  const weight: Budget = { HTML: 0, CSS: 0, JavaScript: 0, fonts: 0 };
  for (const request of requests) {
    const part = partOf(request);
    if (part && !(await isAhead(request))) weight[part] += (await request.sizes()).responseBodySize;
  }
  return weight;
}

for (const { kind, path } of pageTypes)
  for (const { code, dir } of languages)
    test(`${kind} stays within its budget, ${code}`, async ({ page }) => {
      const address = `/${code}${path}`;
      const weight = await weigh(page, address);
      const budgetKb = budgetKbOf(kind, dir);
      test.info().annotations.push({
        type: "weight",
        description: PARTS.map((part) => `${part} ${(weight[part] / KB).toFixed(1)} KB`).join(", "),
      });
      expect(weight.HTML, `${address} was weighed`).toBeGreaterThan(KB);
      expect(weight.CSS, `${address} was weighed`).toBeGreaterThan(KB);
      const over = PARTS.filter((part) => weight[part] > budgetKb[part] * KB).map(
        (part) => `${address}: ${part} ${(weight[part] / KB).toFixed(1)} KB, budget ${budgetKb[part]} KB`,
      );
      expect(over).toEqual([]);
    });
