import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";

describe("environment", () => {
  it("needs nothing", () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: resolve("data"), TRUSTED_PROXIES: 0 });
  });

  it("takes an empty variable for an absent one", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "" }).PORT).toBe(3000);
  });

  it("names every bad variable at once", () => {
    const bad = {
      PORT: "http",
      DATABASE_URL: "mysql://x",
      SITE_URL: "https://a.example/path",
      TRUSTED_PROXIES: "-1",
      LOG_LEVEL: "loud",
    };
    let message = "";
    try {
      parseEnv(bad);
    } catch (error) {
      message = String(error);
    }
    for (const name of Object.keys(bad)) expect(message).toContain(`${name}:`);
  });

  it("keeps addresses in one form", () => {
    expect(parseEnv({ SITE_URL: "https://a.example/", API_BASE_URL: "/v2" })).toMatchObject({
      SITE_URL: "https://a.example",
      API_BASE_URL: "/v2/",
    });
  });
});
