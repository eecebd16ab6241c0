import { describe, expect, it } from "vitest";
import { pageAddress } from "./offline.ts";

const of = (address: string) => pageAddress(new URL(address, "https://example.com"), ["ar", "en"]);

describe("the page an address names", () => {
  it("is the same whatever the query says", () => {
    expect(of("/ar")).toBe("/ar");
    expect(of("/en/apps?category=pos#list")).toBe("/en/apps");
    expect(of("/en/policy/privacy")).toBe("/en/policy/privacy");
  });

  it("is none for redirects, files, the API and other languages", () => {
    for (const address of ["/", "/about", "/api/contact", "/de", "/arabic", "/en/bloger/rss.xml", "/sw.js", "/en/"])
      expect(of(address), address).toBeNull();
  });
});
