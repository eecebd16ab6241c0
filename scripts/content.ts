/** `npm run content`: what there is, and every fault with file, field and reason. */
import { checkContent } from "#build/content-check.ts";
import { readEnv } from "#server/env.ts";

const { faults, counts } = checkContent(readEnv().CONTENT_DIR);
for (const { kind, entries } of counts) console.log(`${String(entries).padStart(5)}  ${kind}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
