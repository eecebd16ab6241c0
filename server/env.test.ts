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
      SECRET_KEY: "short",
      SMTP_URL: "http://mail",
      MAIL_FROM: "Name <nobody>",
      MAIL_TO: "a@b.co, c@d.co",
      WEBHOOK_URL: "ftp://x",
      WEBHOOK_SECRET: "whsec_no",
    };
    let message = "";
    try {
      parseEnv(bad);
    } catch (error) {
      message = String(error);
    }
    for (const name of Object.keys(bad)) expect(message).toContain(`${name}:`);
  });

  it("names what a variable needs beside it", () => {
    expect(() => parseEnv({ SMTP_URL: "smtp://mail", WEBHOOK_URL: "https://a.example", PORT: "x" })).toThrow(
      /PORT: .*\n {2}MAIL_FROM: is needed with SMTP_URL\n {2}MAIL_TO: is needed with SMTP_URL\n {2}WEBHOOK_SECRET: is needed with WEBHOOK_URL/,
    );
  });

  it("notices a password that ends its address early, where what is left can be read", () => {
    for (const password of ["p@ss#word", "12/34", "12?34", "p#"]) {
      const at = `site:${password}@database`;
      expect(() => parseEnv({ DATABASE_URL: `postgres://${at}/site` })).toThrow(/DATABASE_URL: .*%40 %2F %23/);
      const mail = { MAIL_FROM: "a@b.co", MAIL_TO: "a@b.co" };
      expect(() => parseEnv({ SMTP_URL: `smtp://${at}`, ...mail })).toThrow(/SMTP_URL: .*%40 %2F %23/);
    }
    const options = "postgres://site:p%40ss%23@database/site?sslmode=require";
    expect(parseEnv({ DATABASE_URL: options }).DATABASE_URL).toBe(options);
  });

  it("says what a word or an address must be, and that two servers need two ports", () => {
    expect(() => parseEnv({ LOG_LEVEL: "debug", SITE_URL: "example.com" })).toThrow(
      /LOG_LEVEL: must be one of: silent, error, info\n {2}SITE_URL: must begin with https:/,
    );
    expect(() => parseEnv({ PORT: "3001", METRICS_PORT: "3001" })).toThrow(
      /^METRICS_PORT: must be another port than PORT;/,
    );
    expect(parseEnv({ PORT: "0", METRICS_PORT: "0" }).METRICS_PORT).toBe(0);
  });

  it("takes a password with any characters beside its address", () => {
    const password = "p@ss/w#rd %41:&?";
    const { DATABASE_URL = "", SMTP_URL = "" } = parseEnv({
      DATABASE_URL: "postgres://site@database:5432/site",
      DATABASE_PASSWORD: password,
      SMTP_URL: "smtps://robot%40b.co@mail.b.co",
      SMTP_PASSWORD: password,
      MAIL_FROM: "a@b.co",
      MAIL_TO: "a@b.co",
    });
    for (const [address, user, host] of [
      [DATABASE_URL, "site", "database:5432"],
      [SMTP_URL, "robot@b.co", "mail.b.co"],
    ] as const) {
      const url = new URL(address);
      expect([decodeURIComponent(url.username), decodeURIComponent(url.password), url.host]).toEqual([
        user,
        password,
        host,
      ]);
    }
    expect(() => parseEnv({ DATABASE_URL: "postgres://site:p#w@database/site" })).toThrow(/%40 %2F %23/);
    expect(() => parseEnv({ DATABASE_PASSWORD: "x" })).toThrow("DATABASE_URL: is needed with DATABASE_PASSWORD");
  });

  it("shows releases unless DIST_DIR alone was named", () => {
    expect(parseEnv({}).RELEASES_DIR).toBe(resolve("releases"));
    expect(parseEnv({ DIST_DIR: "d" }).RELEASES_DIR).toBeNull();
    expect(parseEnv({ DIST_DIR: "d", RELEASES_DIR: "r" }).RELEASES_DIR).toBe(resolve("r"));
  });

  it("reads a sender with and without a name", () => {
    expect(parseEnv({ MAIL_FROM: "a@b.co" }).MAIL_FROM).toEqual({ name: undefined, address: "a@b.co" });
    expect(parseEnv({ MAIL_FROM: "Sales team <a@b.co>" }).MAIL_FROM).toEqual({ name: "Sales team", address: "a@b.co" });
  });

  it("keeps addresses in one form", () => {
    expect(parseEnv({ SITE_URL: "https://a.example/", API_BASE_URL: "/v2" })).toMatchObject({
      SITE_URL: "https://a.example",
      API_BASE_URL: "/v2/",
    });
  });
});
