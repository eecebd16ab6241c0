import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { contentEntries } from "#domain/content/content-files.ts";
import { isoDateSchema } from "#domain/content/slug.ts";
import { wallClock } from "#domain/planner/calendar.ts";

export type ScheduledPost = { id: string; publishedOn: string };

const companySchema = z.object({ hours: z.object({ timeZone: z.string() }) });
const dateSchema = z.object({ publishedOn: isoDateSchema });

/** Articles whose day has not come yet where the company is, the next one first. What cannot be read has no day. */
export function listScheduledPosts(contentDir: string, now = new Date()): ScheduledPost[] {
  const company = companySchema.safeParse(jsonAt(join(contentDir, "site.json"))).data;
  const today = wallClock(now, company?.hours.timeZone ?? "UTC").date;
  return globSync(contentEntries.posts.files, { cwd: contentDir })
    .flatMap((file): ScheduledPost[] => {
      const publishedOn = dateSchema.safeParse(jsonAt(join(contentDir, file))).data?.publishedOn ?? "";
      return publishedOn > today ? [{ id: basename(dirname(file)), publishedOn }] : [];
    })
    .sort((a, b) => a.publishedOn.localeCompare(b.publishedOn) || a.id.localeCompare(b.id));
}

function jsonAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // `npm run content` names files that cannot be read.
    return null;
  }
}
