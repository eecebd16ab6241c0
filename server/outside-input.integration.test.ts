/** Whatever anybody sends, every reader of outside input gives one of its own answers: it does not throw, nor believe. */
import { mkdtempSync, rmSync } from "node:fs";
import { isIPv4 } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { filterFrom, findApps, NO_FILTER, withFilter } from "#domain/catalogue/app-search.ts";
import { choicesFrom } from "#domain/forms/form-choices.ts";
import { normalizeForm } from "#domain/forms/form-values.ts";
import { checkForm, FORM_IDS, FORMS } from "#domain/forms/forms.ts";
import { buildSearchIndex } from "#domain/search/search-index.ts";
import { siteSearch } from "#domain/search/search-query.ts";
import { tokensOf } from "#domain/search/search-terms.ts";
import { startTestServices, type TestServices, testFacts } from "#harness/services.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
// biome-ignore lint/style/noRestrictedImports: arguments of a command are outside input like any other
import { parseCommand, UsageError } from "#scripts/leads/arguments.ts";
// biome-ignore lint/style/noRestrictedImports: as above
import { runCommand } from "#scripts/leads/commands.ts";
import { clientAddress } from "#server/api/client-address.ts";
import { checkFormTime, signedTime } from "#server/api/form-time.ts";
import { isOwnRequest } from "#server/api/origin.ts";
import { proofOfWork } from "#server/api/proof-of-work.ts";
import { readRequestBody } from "#server/api/request-body.ts";
import { auditedLeads } from "#server/leads/audited-leads.ts";
import { resolveAddress } from "#server/pages/addresses.ts";
import { loadBuiltSite } from "#server/pages/built-site.ts";
import { negotiate } from "#server/pages/negotiation.ts";
import { openStorage } from "#server/storage/open.ts";
import { createApp } from "./app.ts";
import { EnvError, parseEnv } from "./env.ts";
import { createLog } from "./observability/log.ts";
import { keysFrom } from "./signing/keys.ts";
import { readToken, tokenFor } from "./signing/notify-link-tokens.ts";

/** `FUZZ_RUNS=20000` looks longer. */
const RUNS = { numRuns: Number(process.env["FUZZ_RUNS"] ?? 300) };
vi.setConfig({ testTimeout: 20_000 + RUNS.numRuns * 20, hookTimeout: 60_000 });

const facts = testFacts();
const keys = keysFrom("a secret that only these tests know of");

/** Texts of every kind: any code unit, whole characters, and pieces that mean something to some parser. */
const PIECES = [
  "__proto__",
  "constructor",
  "%",
  "%00",
  "%zz",
  "..",
  "//",
  "\\",
  "\r\n",
  ";q=",
  "=",
  ",",
  "<b>",
  "ا",
  "\u202e",
];
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 12 }).map((parts) => parts.join("")),
);
/** What can stand in a header at all. */
const headerText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary" })), { maxLength: 12 })
  .map((parts) => parts.join("").replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ""));

describe("forms", () => {
  const known = choicesFrom(facts);
  const anything = fc.oneof(text, fc.anything());

  it("come out as texts of bounded length or as errors of their own fields, whatever was sent", () => {
    const raw = fc
      .constantFrom(...FORM_IDS)
      .chain((form) =>
        fc.tuple(
          fc.constant(form),
          fc.oneof(
            fc.record(Object.fromEntries(FORMS[form].map(({ name }) => [name, anything])), { requiredKeys: [] }),
            fc.dictionary(text, anything),
          ),
        ),
      );
    fc.assert(
      fc.property(raw, ([form, sent]) => {
        const values = normalizeForm(form, sent);
        const names = FORMS[form].map(({ name }) => name);
        expect(Object.keys(values)).toEqual(names);
        for (const value of Object.values(values)) expect(value.isWellFormed()).toBe(true);
        const wrong = new Set(checkForm(form, values, known).map(({ field }) => field));
        for (const field of wrong) expect(names).toContain(field);
        for (const { name, max, kind } of FORMS[form])
          if (!wrong.has(name)) {
            expect([...(values[name] ?? "")].length).toBeLessThanOrEqual(max ?? 100);
            if (kind !== "multiline") expect(values[name]).not.toMatch(/[\r\n\0]/);
          }
      }),
      RUNS,
    );
  });

  it("let only single ASCII addresses through as e-mail", () => {
    const email = fc.oneof(
      fc.emailAddress(),
      fc.tuple(text, text).map((halves) => halves.join("@")),
      fc
        .tuple(fc.emailAddress(), fc.constantFrom(",", ";", " ", "\n", "\r\n", "\0", "<", ">"), fc.emailAddress())
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(email, (sent) => {
        const values = normalizeForm("notify", { email: sent, terms: true });
        if (checkForm("notify", values, known).length > 0) return;
        expect(values["email"]).toMatch(/^[\x21-\x7e]+$/);
        expect(values["email"]).not.toMatch(/[,;:<>()[\]\\"]/);
        expect(values["email"]?.split("@")).toHaveLength(2);
      }),
      RUNS,
    );
  });
});

describe("requests", () => {
  it("have a body that is a record, or a reason why not", async () => {
    const type = fc.oneof(
      fc.constantFrom("application/json", "application/x-www-form-urlencoded", "Application/JSON ; charset=UTF-8"),
      headerText,
    );
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.json().map((json) => new TextEncoder().encode(json)),
      text.map((words) => new TextEncoder().encode(words)),
    );
    await fc.assert(
      fc.asyncProperty(type, body, async (contentType, bytes) => {
        const request = new Request("http://x/", {
          method: "POST",
          body: new Uint8Array(bytes),
          headers: { "content-type": contentType },
        });
        const read = await readRequestBody(request);
        if (read.ok) expect(Object.prototype.toString.call(read.fields)).toBe("[object Object]");
        else expect([400, 413, 415]).toContain(read.status);
        expect(({} as Record<string, unknown>)["admin"]).toBeUndefined();
      }),
      RUNS,
    );
  });

  it("are answered in a language there is", () => {
    const codes = facts.locales.map(({ code }) => code);
    const filter = fc.oneof(
      text,
      fc
        .array(
          fc.tuple(fc.constantFrom("ar", "en", "fr", "*", ""), text).map((parts) => parts.join(";q=")),
          { maxLength: 6 },
        )
        .map((parts) => parts.join(",")),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((value) => `i18n_redirected=${value}`),
        ),
        filter,
        (cookie, acceptLanguage) => {
          expect(codes).toContain(negotiate({ cookie, acceptLanguage }, facts));
        },
      ),
      RUNS,
    );
  });

  it("find an address that exists, or none", () => {
    const there = new Set(["/", "/ar", "/en", "/ar/about", "/ar/policy/privacy"]);
    const path = fc.oneof(
      text.map((words) => `/${words}`),
      fc.tuple(fc.constantFrom(...there), text).map((parts) => parts.join("")),
      fc
        .array(fc.oneof(fc.constantFrom("ar", "AR", "Policy", "privacy", "%61r", "index.html", "", "."), text), {
          maxLength: 6,
        })
        .map((parts) => `/${parts.join("/")}`),
    );
    fc.assert(
      fc.property(path, (asked) => {
        const resolution = resolveAddress(asked, (address) => there.has(address));
        if (resolution.kind !== "missing") expect(there).toContain(resolution.address);
      }),
      RUNS,
    );
  });

  it("come from a client that is an address, a network or unknown, the same however it is written", () => {
    const forwarded = fc.oneof(
      text,
      fc.array(fc.oneof(fc.ipV4Extended(), fc.ipV6(), text), { maxLength: 4 }).map((parts) => parts.join(",")),
    );
    fc.assert(
      fc.property(
        forwarded,
        fc.oneof(fc.ipV4(), fc.ipV6(), text, fc.constant(undefined)),
        fc.nat({ max: 10 }),
        (forwardedFor, socket, trustedProxies) => {
          const client = clientAddress({ forwardedFor, socket, trustedProxies });
          expect(isIPv4(client) || client === "unknown" || /^(?:[0-9a-f]{1,4}:){4}:\/64$/.test(client)).toBe(true);
        },
      ),
      RUNS,
    );
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const client = (socket: string) => clientAddress({ forwardedFor: undefined, socket, trustedProxies: 0 });
        expect(client(address.toUpperCase())).toBe(client(address));
        expect(client(new URL(`http://[${address}]`).hostname.slice(1, -1))).toBe(client(address));
      }),
      RUNS,
    );
  });

  it("are this site's own only when they say its origin or its host", () => {
    fc.assert(
      fc.property(headerText, headerText, (origin, host) => {
        const isOwn = isOwnRequest(new Headers({ origin, host }), "https://site.example");
        const trimmed = new Headers({ origin }).get("origin") ?? "";
        const sameHost = URL.canParse(trimmed) && new URL(trimmed).host === new Headers({ host }).get("host");
        expect(isOwn).toBe(trimmed === "https://site.example" || sameHost);
      }),
      RUNS,
    );
  });
});

describe("what was signed here", () => {
  const NOW = 1_800_000_000_000;

  it("is believed for its own purpose and time alone", async () => {
    const proof = proofOfWork(keys, () => NOW);
    await fc.assert(
      fc.asyncProperty(text, text, async (sent, other) => {
        expect(checkFormTime(keys, sent, NOW)).toBe(sent === "" ? "missing" : "forged");
        const confirms = (token: string) => readToken(keys, "confirm", token, NOW);
        expect(confirms(sent)).toBeNull();
        expect(confirms(tokenFor(keys, "unsubscribe", { subscription: other, at: NOW }))).toBeNull();
        const good = tokenFor(keys, "confirm", { subscription: "a", at: NOW });
        const isSpoilt = other.trim() !== "";
        expect(confirms(`${good}${isSpoilt ? `x${other}` : ""}`)).toEqual(
          isSpoilt ? null : { subscription: "a", isExpired: false },
        );
        // Nobody can give a link another time.
        const [id, expires = "", signature] = good.split(".");
        const later = (Number.parseInt(expires, 36) + 1).toString(36);
        expect(confirms([id, later, signature].join("."))).toBeNull();
        expect(await proof.isSolved(sent, other)).toBe(false);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.integer({ min: -200_000_000, max: 200_000_000 }), (age) => {
        const expected = age < 3000 ? "early" : age > 86_400_000 ? "late" : "good";
        expect(checkFormTime(keys, signedTime(keys, NOW - age), NOW)).toBe(expected);
      }),
      RUNS,
    );
  });

  it("is no work when it is made up, changed or outdated", async () => {
    const proof = proofOfWork(keys, () => NOW);
    const challenge = await proof.challenge("this");
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value) ?? "").toString("base64");
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          algorithm: fc.oneof(fc.constant("SHA-256"), text),
          challenge: fc.oneof(fc.constant(challenge.challenge), text),
          salt: fc.oneof(fc.constant(challenge.salt), text),
          signature: fc.oneof(fc.constant(challenge.signature), text),
          number: fc.oneof(fc.nat(), fc.double(), text),
        }),
        fc.anything(),
        async (made, anything) => {
          // One guess among fifty thousand is right, and then it is right.
          fc.pre(
            made.salt !== challenge.salt ||
              made.challenge !== challenge.challenge ||
              made.signature !== challenge.signature,
          );
          expect(await proof.isSolved(encode(made), "this")).toBe(false);
          expect(await proof.isSolved(anything, "this")).toBe(false);
        },
      ),
      RUNS,
    );
  });
});

describe("searching", () => {
  const document = {
    kind: "post" as const,
    address: "/a",
    title: "قوالب الفواتير",
    aliases: "Invoice",
    summary: "",
    text: "x",
  };
  const files = buildSearchIndex([document], []);
  const search = siteSearch(async (name) => {
    const found = files.get(name);
    if (found === undefined) throw new Error(`there is no ${name}`);
    return found;
  });

  it("asks for files that exist and gives back whole texts, whatever is typed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          text,
          text.map((words) => `فاتورة ${words} inv`),
        ),
        async (query) => {
          const { results } = await search(query, { limit: 5 });
          for (const { title } of results) expect(title.map((passage) => passage.text).join("")).toBe(document.title);
          for (const { start, end } of tokensOf(query)) expect(end).toBeGreaterThan(start);
        },
      ),
      RUNS,
    );
  });

  it("reads a filter for apps from any address, and writes it back", () => {
    const allowed = { category: ["a"], platform: ["b"], service: [], price: ["free"], sort: ["rating"] };
    fc.assert(
      fc.property(fc.oneof(text, fc.webQueryParameters()), (query) => {
        const filter = filterFrom(new URLSearchParams(query), allowed);
        expect(Object.keys(filter).sort()).toEqual(Object.keys(NO_FILTER).sort());
        expect(filterFrom(withFilter(new URLSearchParams(query), filter), allowed)).toEqual(filter);
        expect(findApps([], filter)).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe("the people who run it", () => {
  it("are told what is wrong with a setting, whatever it is", () => {
    const names = [
      "PORT",
      "HOST",
      "DATABASE_URL",
      "TRUSTED_PROXIES",
      "SECRET_KEY",
      "RATE_LIMIT",
      "SMTP_URL",
      "MAIL_FROM",
      "MAIL_TO",
      "WEBHOOK_URL",
      "WEBHOOK_SECRET",
      "LOG_LEVEL",
      "SITE_URL",
      "API_BASE_URL",
      "LOGIN_URL",
      "DATA_DIR",
    ];
    const value = fc.oneof(text, fc.webUrl(), fc.emailAddress(), fc.integer().map(String));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (variables) => {
        try {
          const env = parseEnv(variables);
          expect(env.PORT).toBeLessThanOrEqual(65_535);
          if (env.SITE_URL !== undefined) expect(new URL(env.SITE_URL).origin).toBe(env.SITE_URL);
        } catch (error) {
          expect(error).toBeInstanceOf(EnvError);
        }
      }),
      RUNS,
    );
  });

  it("are told what is wrong with a command, whatever it is", async () => {
    const dir = mkdtempSync(join(tmpdir(), "site-input-"));
    const storage = await openStorage({ DATA_DIR: dir, DATABASE_URL: undefined, log: createLog("silent") });
    const leads = auditedLeads({ storage, who: "tester", now: () => 0 });
    const needs = { leads, apps: () => ["daftar"], now: () => 0 };
    const word = fc.oneof(
      fc.constantFrom(
        "list",
        "show",
        "export",
        "delete",
        "purge",
        "launch",
        "outbox",
        "retry",
        "state",
        "note",
        "assign",
        "--yes",
        "--kind",
        "--since",
        "--locale",
        "--state",
        "--assignee",
        "--mail",
        "--until",
        "--text",
        "--format",
        "--on",
        "contact",
        "csv",
        "7d",
        "2026-10-15",
        "2026-99-99",
        "9999d",
      ),
      text,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (args) => {
        // It would write that file, as asked.
        fc.pre(!args.some((arg) => arg.startsWith("--out") || arg.startsWith("--o=")));
        try {
          const parsed = parseCommand(args);
          if (parsed) expect(typeof (await runCommand(parsed, needs))).toBe("string");
        } catch (error) {
          if (!(error instanceof UsageError)) throw error;
        }
      }),
      RUNS,
    );
    await storage.close();
    rmSync(dir, { recursive: true, force: true });
  });
});

describe("the whole server", () => {
  let services: TestServices;
  let dist: string;
  let app: ReturnType<typeof createApp>;
  const lines: string[] = [];
  beforeAll(async () => {
    dist = writeSiteFixture();
    services = await startTestServices();
    const log = createLog("error", (line) => lines.push(line));
    app = createApp({ site: loadBuiltSite(dist), api: { ...services.api, log }, log, trustedProxies: 1 });
  });
  afterAll(async () => {
    await services.stop();
    rmSync(dist, { recursive: true, force: true });
  });

  const NAMES = [
    "cookie",
    "accept-language",
    "accept-encoding",
    "if-none-match",
    "content-type",
    "content-encoding",
    "origin",
    "sec-fetch-site",
    "idempotency-key",
    "x-forwarded-for",
    "x-forwarded-proto",
    "host",
  ];
  const PATHS = [
    "/",
    "/ar",
    "/ar/",
    "//en",
    "/AR/index.html",
    "/api/health",
    "/api/contact",
    "/api/notify",
    "/api/serial-requests",
    "/api/csp-report",
    "/api/notify/confirm",
    "/api/notify/unsubscribe",
    "/api/forms/start",
  ];

  it("never fails, leads nowhere else and logs no error, whatever it is asked", async () => {
    const path = fc.oneof(
      fc.constantFrom(...PATHS),
      text.map((words) => `/${words}`),
      fc.tuple(fc.constantFrom(...PATHS), text).map((parts) => parts.join("?token=")),
    );
    const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS");
    await fc.assert(
      fc.asyncProperty(
        path,
        method,
        fc.dictionary(fc.constantFrom(...NAMES), headerText),
        fc.oneof(text, fc.json()),
        async (asked, verb, headers, body) => {
          const url = `http://here.example${asked}`;
          fc.pre(URL.canParse(url) && new URL(url).host === "here.example");
          const init = {
            method: verb,
            headers,
            ...(verb !== "GET" && verb !== "HEAD" && { body: body.toWellFormed() }),
          };
          const response = await app.fetch(new Request(url, init));
          expect(response.status).toBeLessThan(500);
          const location = response.headers.get("location");
          if (location !== null) expect(new URL(location, url).host).toBe("here.example");
          expect(await response.text()).not.toMatch(/\.ts:\d+|node_modules/);
        },
      ),
      RUNS,
    );
    expect(lines.filter((line) => !line.includes("csp-violation"))).toEqual([]);
  });
});
