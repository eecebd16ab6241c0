/** Malicious requests: never a 5xx, never another host, never a file outside the list. */
import { manifest } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask, askInBytes } from "#tests/e2e/support/http.ts";
import { headerErrors } from "./security.ts";

const long = "a".repeat(10 * 1024);

const PATHS = [
  "/%",
  "/%zz",
  "/ar/%ff%fe",
  "/ar/%c0%ae%c0%ae/",
  "/%00",
  "/ar/%00",
  "/ar%00/about",
  "/ar/about%00.html",
  "/..",
  "/../../etc/passwd",
  "/ar/../../../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/ar/..%2f..%2f..%2fetc%2fpasswd",
  "/ar/%2e%2e%2f%2e%2e%2fmanifest.json",
  "/..%5c..%5cwindows",
  "/%252e%252e%252fetc",
  "/.env",
  "/.git/config",
  "/manifest.json",
  "/site/ar/index.html",
  "/server/main.ts",
  "/package.json",
  "/node_modules/hono/package.json",
  "/_assets",
  "/_assets/",
  "/_assets/../manifest.json",
  "/ar.br",
  "/ar/index.html.br",
  "/ar/index.html.gz",
  "/ar/about/index.html.br",
  "/robots.txt.br",
  "//evil.example",
  "//evil.example/",
  "//evil.example/ar",
  "//evil.example/..",
  "///evil.example/%2e%2e",
  "/%2f%2fevil.example/",
  "/%5c%5cevil.example",
  "/https://evil.example",
  "/ar//evil.example/",
  "/ar/@evil.example",
  "/__proto__",
  "/constructor",
  "/ar/__proto__",
  "/ar/constructor/prototype",
  "/hasOwnProperty",
  "/ar/500/",
  "/ar/<script>alert(1)</script>".replace(/[<>]/g, (sign) => encodeURIComponent(sign)),
  "/ar/%22onerror=alert(1)%20x=%22",
  "/ar/%e2%80%ae",
  "/ar/%F0%9F%92%A3",
  "/ar/%ed%a0%80",
  `/${long}`,
  `/ar/${long}`,
  `/ar/${"%D8%A7".repeat(1700)}`,
  `/ar?${long}`,
  `/${"/".repeat(5000)}`,
  `/ar${"/..".repeat(3000)}`,
  `/${"a/".repeat(5000)}`,
  "/?a=%0d%0aset-cookie:x=1",
  "/ar/?a=%0d%0alocation:%20https://evil.example",
  "/api/%00",
  "/api/../ar",
  "/api/__proto__",
  `/api/${long}`,
];

const listed = new Set(manifest.files.map(({ address }) => address));
const secret = /root:x:|"scriptHashes"|"dependencies"|readEnv|\[core\]/;

for (const path of PATHS)
  test(`${path.slice(0, 60)} does no harm`, async () => {
    const answer = await ask(path);
    // The error page has an address of its own, which is the one 5xx anyone can ask for.
    if (path === "/ar/500/") expect(answer.status).toBe(500);
    else expect(answer.status).toBeLessThan(500);
    expect(headerErrors(answer)).toEqual([]);
    expect(answer.text).not.toMatch(secret);
    const { location } = answer.headers;
    if (location !== undefined) {
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, "http://here.example").host).toBe("here.example");
    }
    const pathname = new URL(`http://here.example${path}`).pathname;
    if (answer.status === 200 && !pathname.startsWith("/api")) expect(listed).toContain(pathname);
  });

test("what the visitor asked for is not written into the error page by the server", async () => {
  const { text } = await ask("/ar/%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
  expect(text).not.toContain("alert(1)");
});

for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "PURGE", "SEARCH"])
  test(`${method} is refused on pages, files and unknown addresses alike`, async () => {
    for (const path of ["/", "/ar", "/ar/about", "/ar/", "/robots.txt"]) {
      const answer = await ask(path, { method });
      expect.soft(answer.status, path).toBe(405);
      expect.soft(answer.headers.allow, path).toBe("GET, HEAD");
      expect.soft(headerErrors(answer), path).toEqual([]);
    }
    const unknown = await ask("/ar/nope", { method });
    expect([404, 405]).toContain(unknown.status);
    expect(headerErrors(unknown)).toEqual([]);
  });

test("a body nobody asked for is refused without trouble", async () => {
  const answer = await ask("/ar/contact", { method: "POST", body: "x".repeat(300_000) });
  expect(answer.status).toBe(405);
  expect((await ask("/api/health")).status).toBe(200);
});

const HEADERS: Record<string, string>[] = [
  { host: "evil.example" },
  { host: "evil.example:99999" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil.example" },
  { "x-original-url": "/api/health", "x-rewrite-url": "/api/health" },
  { "x-http-method-override": "DELETE" },
  { cookie: "a".repeat(8000) },
  { cookie: `${";".repeat(3000)}i18n_redirected=en` },
  { cookie: "i18n_redirected" },
  { "accept-language": "é" },
  { "accept-encoding": `${"br;q=0,".repeat(500)}x` },
  { "if-none-match": `"${"a".repeat(8000)}` },
  { "if-none-match": "W/" },
  { "if-modified-since": "yesterday" },
  { range: "bytes=0-0,-1,5-2" },
  { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  { accept: "application/x-nothing" },
  { expect: "the-impossible" },
];

for (const headers of HEADERS)
  test(`headers ${JSON.stringify(headers).slice(0, 70)} do no harm`, async () => {
    for (const path of ["/", "/en/about", "/about", "/api/health"]) {
      const answer = await ask(path, { headers });
      expect.soft(answer.status, path).toBeLessThan(500);
      // Node itself refuses an expectation it cannot meet, before the application is asked.
      if (answer.status === 417) continue;
      expect.soft(headerErrors(answer), path).toEqual([]);
      expect.soft(answer.text, path).not.toContain("evil.example");
      expect.soft(answer.headers.location ?? "/ar", path).toMatch(/^\/(ar|en)$/);
    }
  });

const host = "Host: here.example\r\nConnection: close\r\n\r\n";

/** Bytes that are hardly HTTP. Node refuses most of them before the application is asked. */
const BYTES: { says: string; bytes: string; status: number | null }[] = [
  { says: "a NUL in the path", bytes: `GET /ar/\0 HTTP/1.1\r\n${host}`, status: 400 },
  { says: "Arabic that is not encoded", bytes: `GET /ar/\u00d8\u00a7 HTTP/1.1\r\n${host}`, status: 400 },
  { says: "a backslash", bytes: `GET /ar\\about HTTP/1.1\r\n${host}`, status: 400 },
  { says: "another site's absolute address", bytes: `GET http://evil.example/ar/ HTTP/1.1\r\n${host}`, status: 308 },
  { says: "a broken absolute address", bytes: `GET http://[/ HTTP/1.1\r\n${host}`, status: 400 },
  { says: "an asterisk", bytes: `OPTIONS * HTTP/1.1\r\n${host}`, status: 400 },
  { says: "a method that is none", bytes: `NOTHING /ar HTTP/1.1\r\n${host}`, status: 400 },
  { says: "no host", bytes: "GET /ar HTTP/1.1\r\nConnection: close\r\n\r\n", status: 400 },
  { says: "a host with a space", bytes: "GET /ar HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", status: 400 },
  {
    says: "a host with a path",
    bytes: "GET /ar HTTP/1.1\r\nHost: evil.example/../x\r\nConnection: close\r\n\r\n",
    status: 400,
  },
  { says: "a fragment", bytes: `GET /ar#x HTTP/1.1\r\n${host}`, status: 200 },
  { says: "HTTP/1.0", bytes: "GET /ar HTTP/1.0\r\n\r\n", status: 200 },
  { says: "an address of 40 KB", bytes: `GET /${"a".repeat(40_000)} HTTP/1.1\r\n${host}`, status: 431 },
  { says: "headers of 40 KB", bytes: `GET /ar HTTP/1.1\r\nX: ${"a".repeat(40_000)}\r\n${host}`, status: 431 },
  { says: "two lengths", bytes: `POST /ar HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${host}`, status: 400 },
  {
    says: "a length and chunks at once",
    bytes: `POST /ar HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n${host}0\r\n\r\n`,
    status: 400,
  },
  {
    says: "no length",
    bytes: `POST /api/contact HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${host}1\r\n{\r\n0\r\n\r\n`,
    status: 411,
  },
  { says: "two hosts", bytes: `GET /ar HTTP/1.1\r\nHost: here.example\r\n${host}`, status: 400 },
  { says: "an encoding nobody knows", bytes: `GET /ar HTTP/1.1\r\nTransfer-Encoding: x\r\n${host}`, status: 400 },
  { says: "no HTTP at all", bytes: "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", status: 400 },
  { says: "a tunnel", bytes: `CONNECT evil.example:443 HTTP/1.1\r\n${host}`, status: null },
  {
    says: "another protocol",
    bytes: "GET /ar HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n",
    status: 200,
  },
];

for (const { says, bytes, status } of BYTES)
  test(`bytes with ${says} are ${status === null ? "met with silence" : `answered ${status}`}`, async () => {
    const answer = await askInBytes(bytes);
    expect(answer.status).toBe(status ?? 0);
    expect(answer.head).not.toMatch(/^(server|x-powered-by):/im);
    expect(answer.head.match(/^location: (.*)$/im)?.[1] ?? "/ar").toBe("/ar");
    if (status === null || status < 400) return;
    expect(answer.head).toMatch(/^x-content-type-options: nosniff/im);
    expect(answer.body.replace(/^0\r\n\r\n$/, "")).toBe("");
  });
