import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyContent } from "#harness/content-copy.ts";
import { listSampleValues, sampleCounts, sampleFingerprints } from "./sample-values.ts";

type Site = {
  url: string;
  brand: { name: Record<string, string>; logo: { mark: string } };
  social: { url: string }[];
  contact: { email: string };
};

describe("what is still the sample's", () => {
  let content: ReturnType<typeof copyContent>;
  beforeEach(() => {
    content = copyContent();
  });
  afterEach(() => content.remove());
  const fields = (file: string) =>
    listSampleValues(content.dir)
      .filter((value) => value.file === file)
      .map(({ field }) => field);

  // Where the sample itself changes: npx vitest run -u build/content/sample/sample-values.test.ts
  it("is known by fingerprints of the content that comes with the project", async () => {
    const written = `${JSON.stringify(sampleFingerprints("content"), null, 2)}\n`;
    await expect(written).toMatchFileSnapshot("sample-values.json");
  });

  it("is everything at first, and less with each value that changes", () => {
    const before = fields("site.json");
    expect(before).toEqual(
      expect.arrayContaining(["url", "brand.name", "colors.primary", "social.0.url", "login.url"]),
    );
    content.edit("site.json", (site: Site) => {
      site.url = "https://nakhla.sa";
      site.contact.email = "post@nakhla.sa";
      for (const link of site.social) link.url = `https://nakhla.sa/${site.social.indexOf(link)}`;
    });
    const gone = ["url", "contact.email", "social.0.url", "social.1.url", "social.2.url", "social.3.url"];
    expect(fields("site.json")).toEqual(before.filter((field) => !gone.includes(field)));
  });

  it("is a name until it is changed in every language, also in one that was added", () => {
    content.edit("site.json", ({ brand }: Site) => {
      brand.name["ar"] = "نخلة";
      brand.name["de"] = brand.name["en"] ?? "";
      brand.name["en"] = "Nakhla";
    });
    expect(fields("site.json")).toContain("brand.name");
    content.edit("site.json", ({ brand }: Site) => {
      brand.name["de"] = "Nachla";
    });
    expect(fields("site.json")).not.toContain("brand.name");
  });

  it("is a logo by its drawing, not by the name of its file", () => {
    writeFileSync(join(content.dir, "logo/mark.svg"), '<svg viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>');
    expect(fields("site.json")).not.toContain("brand.logo.mark");
    expect(fields("site.json")).toContain("brand.logo.wordmark");
  });

  it("is what texts say of the company, until it is so or they say something else", () => {
    const said = (file: string) => listSampleValues(content.dir).filter((value) => value.file === file);
    // The sample is paid in riyals and works by the time of Riyadh; its address waits for another.
    expect(said("policy/usage/en.md").map(({ field }) => field)).toEqual(["line 3", "line 42", "line 95"]);
    expect(said("faq/en.json")).toContainEqual({
      file: "faq/en.json",
      field: "groups.3.questions.0.answer",
      value: "…prices, and receive visitors at our office in Jeddah by appointment.",
    });
    expect(fields("services/plugin.json")).toEqual([]);
    content.edit(
      "site.json",
      (site: { contact: { address: object }; hours: { timeZone: string }; currency: string }) => {
        site.contact.address = { ar: "شارع الملك، جدة، السعودية", en: "King Street, Jeddah, Saudi Arabia" };
      },
    );
    expect(fields("policy/usage/en.md")).toEqual([]);
    content.edit(
      "site.json",
      (site: { contact: { address: object }; hours: { timeZone: string }; currency: string }) => {
        site.contact.address = { ar: "شارع الكرادة، بغداد", en: "Karrada Street, Baghdad" };
        site.hours.timeZone = "Asia/Baghdad";
        site.currency = "JOD";
      },
    );
    expect(fields("policy/usage/en.md")).toEqual(["line 3", "line 42", "line 73", "line 95"]);
    expect(fields("services/plugin.json")).toEqual(["questions.1.answer.ar", "questions.1.answer.en"]);
    const policy = join(content.dir, "policy/usage/en.md");
    writeFileSync(policy, readFileSync(policy, "utf8").replaceAll("the laws of Saudi Arabia", "the laws of Iraq"));
    expect(fields("policy/usage/en.md")).toEqual(["line 3", "line 42", "line 73"]);
  });

  it("is an address that nobody can have", () => {
    const builds = fields("apps/mawid/app.json").filter((field) => field !== "name");
    expect(builds).toEqual([expect.stringMatching(/url$/)]);
  });

  it("is nothing where all of it was taken away", () => {
    for (const folder of ["apps", "portfolio", "testimonials", "team", "blog", "pages", "faq", "policy", "about.json"])
      rmSync(join(content.dir, folder), { recursive: true });
    expect(sampleCounts(listSampleValues(content.dir))).toEqual([
      expect.stringMatching(/^\d+ in content\/site\.json$/),
    ]);
    rmSync(join(content.dir, "site.json"));
    expect(listSampleValues(content.dir)).toEqual([]);
  });
});
