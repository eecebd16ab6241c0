/** What caches, compression and policies are told. */
import { createHash } from "node:crypto";
import { dirname } from "node:path/posix";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { WORKER_ADDRESS } from "#domain/site/constants.ts";
import { manifest, visits } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { TEST_ALL } from "#tests/e2e/support/test-all.ts";
import { headerErrors } from "./security.ts";

const assets = manifest.files.filter(({ immutable }) => immutable);
const page = visits[0]?.address ?? "/ar";
/** All of them in `npm run test:all`; before, one of each type in each folder. */
const FILES = TEST_ALL
  ? manifest.files
  : [...new Map(manifest.files.map((file) => [`${dirname(file.address)} ${file.type}`, file])).values()];

test("the files of the build are answered with the headers they need", async () => {
  expect(assets.length).toBeGreaterThan(5);
  for (const { address, type, immutable } of FILES) {
    const answer = await ask(address);
    expect.soft(answer.status, address).toBe(200);
    expect.soft(answer.headers["content-type"], address).toBe(type);
    expect.soft(answer.headers.etag, address).toMatch(/^"[^"]{16,}"$/);
    expect.soft(answer.headers["content-length"], address).toBe(String(answer.body.length));
    const kept = immutable ? "public, max-age=31536000, immutable" : "public, max-age=60, must-revalidate";
    expect.soft(answer.headers["cache-control"], address).toBe(address === WORKER_ADDRESS ? "no-cache" : kept);
    expect.soft(headerErrors(answer), address).toEqual([]);
  }
});

test("only files whose name carries their hash never change", () => {
  for (const { address } of assets)
    expect(address).toMatch(/^\/_assets\/(.+\.[A-Za-z0-9_-]{8,24}\.[a-z0-9]+|search\/[a-z]+-[A-Za-z0-9_-]{8}\/[^/]+)$/);
});

test("text travels compressed as the browser asks, and is the same text", async () => {
  for (const { address } of FILES.filter(({ copies }) => copies.length > 0)) {
    const plain = await ask(address);
    const br = await ask(address, { headers: { "accept-encoding": "gzip, deflate, br" } });
    const gzip = await ask(address, { headers: { "accept-encoding": "gzip, br;q=0" } });
    expect
      .soft(
        [plain, br, gzip].map(({ headers }) => headers["content-encoding"]),
        address,
      )
      .toEqual([undefined, "br", "gzip"]);
    for (const { headers } of [plain, br, gzip]) expect.soft(headers.vary, address).toBe("Accept-Encoding");
    expect.soft(brotliDecompressSync(br.body).equals(plain.body), address).toBe(true);
    expect.soft(gunzipSync(gzip.body).equals(plain.body), address).toBe(true);
    // A few words cannot get shorter.
    if (plain.body.length > 200) expect.soft(br.body.length, address).toBeLessThan(plain.body.length);
    // A strong tag promises equal bytes, so encodings cannot share one.
    expect.soft(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size, address).toBe(3);
  }
});

test("every page and stylesheet is compressed", () => {
  const large = manifest.files.filter(({ type }) => /html|css|javascript|svg|xml/.test(type));
  expect(large.filter(({ copies }) => copies.length === 0).map(({ address }) => address)).toEqual([]);
});

for (const encoding of ["identity", "br", "gzip"])
  test(`a reader who has the page in ${encoding} is told so in 304`, async () => {
    for (const address of [page, assets.find(({ copies }) => copies.length > 0)?.address ?? ""]) {
      const headers = { "accept-encoding": encoding };
      const first = await ask(address, { headers });
      const etag = first.headers.etag ?? "";
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const again = await ask(address, { headers: { ...headers, "if-none-match": known } });
        expect(again.status, known).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
        expect(again.headers.vary).toBe(first.headers.vary);
        expect(headerErrors(again)).toEqual([]);
      }
      for (const other of ['"other"', etag.slice(1, -1), ""])
        expect((await ask(address, { headers: { ...headers, "if-none-match": other } })).status, other).toBe(200);
    }
  });

test("HEAD says what GET would, without the body", async () => {
  for (const address of [page, "/robots.txt", assets[0]?.address ?? "", "/ar/nope", "/about", "/ar/", "/api/health"]) {
    const [get, head] = [await ask(address), await ask(address, { method: "HEAD" })];
    expect(head.status, address).toBe(get.status);
    expect(head.body.length, address).toBe(0);
    const comparable = ({ headers }: typeof get) => {
      const {
        date: _date,
        "x-request-id": _id,
        connection: _connection,
        "keep-alive": _alive,
        "transfer-encoding": _chunks,
        "content-length": _length,
        ...rest
      } = headers;
      return rest;
    };
    expect(comparable(head), address).toEqual(comparable(get));
    if (get.status === 200 && !address.startsWith("/api"))
      expect(head.headers["content-length"], address).toBe(get.headers["content-length"]);
  }
});

test("a file that is gone is a 404, never a page with 200, and is not kept", async () => {
  for (const address of ["/_assets/gone.DDzCV5dz.js", "/_assets/gone.css", "/favicon.ico", "/ar/gone.png"]) {
    const answer = await ask(address);
    expect(answer.status, address).toBe(404);
    expect(answer.headers["cache-control"], address).toBe("no-store");
  }
});

test("errors are not kept by caches", async () => {
  for (const address of ["/ar/nope", "/about", "/ar/500", "/api/nope"])
    expect((await ask(address)).headers["cache-control"], address).toBe("no-store");
});

test("health is told as JSON, fresh, to GET and HEAD only", async () => {
  const answer = await ask("/api/health");
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/json");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(answer.text)).toMatchObject({
    status: "ok",
    uptimeSeconds: expect.any(Number),
    storage: { status: "ok", engine: "sqlite" },
    mail: { smtp: false },
  });
  expect(headerErrors(answer)).toEqual([]);
  const post = await ask("/api/health", { method: "POST", body: "{}" });
  expect(post.status).toBe(405);
  expect(post.headers.allow).toBe("GET, HEAD");
});

test("one short policy serves all pages and names every inline script and style by its hash", async () => {
  const policies = new Set<string>();
  for (const { address } of visits) {
    const { headers, text } = await ask(address);
    const policy = headers["content-security-policy"] ?? "";
    policies.add(String(policy));
    for (const [, attributes = "", body = ""] of text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
      if (!attributes.includes("src=") && !/type="application\/(ld\+)?json"/.test(attributes))
        expect.soft(policy, address).toContain(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
    expect
      .soft(text.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ""), address)
      .not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)=/);
  }
  for (const address of ["/ar/nope", "/about", "/ar/500"])
    policies.add(String((await ask(address)).headers["content-security-policy"]));
  expect([...policies]).toHaveLength(1);
  const [policy = ""] = policies;
  expect(policy.length).toBeLessThan(1000);
  expect(policy).not.toMatch(/unsafe|strict-dynamic|\*|http:/);
  const directives = Object.fromEntries(
    policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]),
  );
  expect(directives).toMatchObject({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
    "form-action": ["'self'"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
  });
  expect(
    directives["script-src"]?.filter((source: string) => source.startsWith("'sha256-")).length,
  ).toBeLessThanOrEqual(8);
  expect(directives["style-src"]?.filter((source: string) => source.startsWith("'sha256-")).length).toBeLessThanOrEqual(
    4,
  );
});
