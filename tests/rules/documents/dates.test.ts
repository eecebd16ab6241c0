/** Dates of releases, store items, cases and articles agree, and none has yet to come. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentTexts } from "#build/content/content-texts.ts";

// biome-ignore lint/suspicious/noExplicitAny: content that `npm run content` has proven by its schemas.
const json = (path: string): any => JSON.parse(readFileSync(`content/${path}`, "utf8"));
const list = (pattern: string) => globSync(pattern, { cwd: "content" }).map((path) => ({ path, data: json(path) }));

const TODAY = new Date().toISOString().slice(0, 10);
const [earliestYear]: number[] = json("site.json").milestones.map(({ year }: { year: number }) => year);

type Release = { version: string; date: string };
const apps = list("apps/*/app.json");
const releasesOf = (id: string): Release[] => json(`apps/${id}/app.json`).changelog;
const parts = (version: string) => version.replace("+", "").split(".").map(Number);

function compareVersions(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  return [0, 1, 2].map((index) => (a[index] ?? 0) - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The day of the very first release, where the list goes back to it. */
const birthOf = (id: string): string | undefined => releasesOf(id).find(({ version }) => version === "1.0.0")?.date;

/** Newest first, in version and day, and the first is the current one. */
function releaseErrors({
  version,
  releasedOn,
  changelog,
}: {
  version: string;
  releasedOn: string;
  changelog: Release[];
}) {
  const errors = changelog.slice(1).flatMap((older, index) => {
    const newer = changelog[index] as Release;
    return compareVersions(newer.version, older.version) > 0 && newer.date > older.date ? [] : [older.version];
  });
  return changelog[0]?.version === version && changelog[0].date === releasedOn ? errors : [version, ...errors];
}

describe("releases", () => {
  it.each(apps)("of $path are in order, and the newest is the one on offer", ({ data }) => {
    expect(releaseErrors(data)).toEqual([]);
    expect(data.releasedOn <= TODAY).toBe(true);
    if (data.launchesOn) expect(data.launchesOn > data.releasedOn).toBe(true);
  });

  it.each(list("apps/*/store/*.json"))("$path needs a version of its app that was there", ({ path, data }) => {
    expect(data.releasedOn <= TODAY).toBe(true);
    const id = path.split("/")[1] ?? "";
    const name = json(`apps/${id}/app.json`).name.en;
    for (const { versions } of data.compatibility.filter((row: { name: { en: string } }) => row.name.en === name)) {
      const [newest] = releasesOf(id);
      expect(compareVersions(versions, newest?.version ?? "0"), `${name} ${versions}`).toBeLessThanOrEqual(0);
      const introduced = releasesOf(id).find(({ version }) => compareVersions(version, versions) === 0);
      if (introduced) expect(data.releasedOn >= introduced.date, `${name} ${versions}`).toBe(true);
    }
  });
});

describe("no text is older than what it speaks of", () => {
  it.each(list("blog/*/post.json"))("$path", ({ data }) => {
    const { publishedOn, updatedOn = publishedOn, app, author } = data;
    expect(publishedOn <= updatedOn && updatedOn <= TODAY).toBe(true);
    if (app) expect(publishedOn >= (birthOf(app) ?? publishedOn)).toBe(true);
    expect(Number(publishedOn.slice(0, 4))).toBeGreaterThanOrEqual(json(`team/${author}.json`).since);
  });

  it.each(list("portfolio/*.json"))("$path", ({ data }) => {
    expect(data.year).toBeLessThanOrEqual(Number(TODAY.slice(0, 4)));
    expect(data.year).toBeGreaterThanOrEqual(Number((data.app && birthOf(data.app)?.slice(0, 4)) ?? earliestYear));
  });

  it("team, milestones and policies", () => {
    const years = [
      ...list("team/*.json").map(({ data }) => data.since),
      ...json("site.json").milestones.map(({ year }: { year: number }) => year),
    ];
    for (const year of years) expect(year >= (earliestYear ?? 0) && year <= Number(TODAY.slice(0, 4))).toBe(true);
    for (const { path, data } of list("policy/*/policy.json")) expect(data.date <= TODAY, path).toBe(true);
  });
});

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December".split("|");

/** Days written in a text: "15 October 2026" or 2026-10-15. */
function daysIn(text: string): string[] {
  const words = [...text.matchAll(new RegExp(`(\\d{1,2}) (${MONTHS.join("|")}) (\\d{4})`, "g"))].map(
    ([, day = "", month = "", year]) =>
      `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`,
  );
  return [...words, ...[...text.matchAll(/\b20\d\d-\d\d-\d\d\b/g)].map(([day]) => day)];
}

it("no day in a text has yet to come", () => {
  const later = contentTexts("content", ["ar", "en"]).flatMap(({ file, field, text }) =>
    daysIn(text)
      .filter((day) => day > TODAY)
      .map((day) => `${file}: ${field}: ${day}`),
  );
  expect(later).toEqual([]);
});

it("what is out of order is seen", () => {
  const changelog = [
    { version: "1.2.0", date: "2026-01-02" },
    { version: "1.10.0", date: "2025-01-02" },
    { version: "1.1.0", date: "2026-03-02" },
  ];
  expect(releaseErrors({ version: "1.2.1", releasedOn: "2026-01-02", changelog })).toEqual([
    "1.2.1",
    "1.10.0",
    "1.1.0",
  ]);
  expect(daysIn("on 9 April 2031, or 2031-04-10")).toEqual(["2031-04-09", "2031-04-10"]);
});
