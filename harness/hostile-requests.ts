/** Requests made to cost more than they look: what fuzz tests and benchmarks send, with ordinary ones to compare with. */

export type RequestParts = {
  method: "GET" | "POST";
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** The body is sent in pieces of one byte. */
  inBytes?: true;
};

const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
/** The limit of a body is 64 KB; a little is left for what surrounds the field. */
const BODY = 60_000;
/** Node reads 16 KB of head. */
const HEAD = 15_000;

const contact = {
  name: "سلمى",
  email: "salma@example.com",
  service: "other",
  message: "رسالة من عشرة أحرف وأكثر",
  terms: true,
  locale: "ar",
};

const json = (path: string, body: object | string): RequestParts => ({
  method: "POST",
  path,
  headers: JSON_TYPE,
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const form = (path: string, body: string): RequestParts => ({ method: "POST", path, headers: FORM_TYPE, body });
const get = (path: string, headers: Record<string, string> = {}): RequestParts => ({ method: "GET", path, headers });
const typed = (fields: object) => json("/api/contact", { ...contact, ...fields });
const report = (body: object) => ({
  ...json("/api/csp-report", { "csp-report": body }),
  headers: { "content-type": "application/csp-report" },
});

/** Cut to what fits, in bytes of UTF-8. */
const fill = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
const marks = (bytes: number) => `a${fill("\u0301", bytes / 2)}${fill("\u0323", bytes / 2)}`;
/** Different letters of which a domain is long to encode. */
const letters = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7) % 20_000))).join("");
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const parameters = (count: number) => Array.from({ length: count }, (_, at) => at.toString(36)).join("&");

/** What a visitor sends: refused and answered as the hostile ones are, so that the work is the same but for the attack. */
export const ORDINARY_REQUESTS: Readonly<Record<string, RequestParts>> = {
  "a form with an error": typed({ email: "salma" }),
  "a form without script, with an error": form("/api/contact", "name=x&locale=ar"),
  "a page that is not there": get("/ar/nothing"),
};

export const HOSTILE_REQUESTS: Readonly<Record<string, RequestParts>> = {
  "combining marks in a name": typed({ name: marks(BODY) }),
  "combining marks in a message": typed({ message: marks(BODY) }),
  "combining marks up to the length that is read": typed({ message: marks(39_000), name: marks(600) }),
  "many letters with thirty marks": typed({ message: fill(`a${"\u0301\u0323".repeat(15)}`, 39_000) }),
  "combining marks in every field": typed(
    Object.fromEntries(["name", "email", "phone", "company", "message"].map((name) => [name, marks(BODY / 5)])),
  ),
  "combining marks without script": form("/api/contact", `name=${encodeURIComponent(marks(BODY / 3))}&locale=ar`),
  "signs to escape, without script": form("/api/contact", `message=${fill("<", BODY)}&locale=ar`),
  "direction controls": typed({ message: fill("\u202e\u2066", BODY), name: fill("\u202e", 600) }),
  "direction marks in an address": typed({ email: `a@${fill("\u200e\u200f", 900)}b.co` }),
  "astral letters": typed({ message: fill("𝒜", BODY), name: fill("𝒜", 600) }),
  "tag characters": typed({ message: fill("\u{e0041}", BODY), company: fill("\u{e0041}x", 480) }),
  "lone surrogates": json("/api/contact", `{"message":"${fill("\\ud800", BODY)}"}`),
  "white space": typed({ message: `a${fill(" ", BODY)}b`, name: `a${fill("\u2003", 300)}b` }),
  "a long domain": typed({ email: `a@${letters(15_000)}.com` }),
  "a long domain up to the length that is read": typed({ email: `a@${letters(253)}` }),
  "a domain of many labels": typed({ email: `a@${fill("a-", 240)}.${fill("b.", 500)}c` }),
  "a local part of many dots": typed({ email: `${fill("a.", BODY)}@b.co` }),
  "a phone of separators": typed({ phone: fill("-(.)", BODY) }),
  "deep JSON": json("/api/contact", `{"name":${nested(30_000)}}`),
  "deep objects": json("/api/contact", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`),
  "many keys": json("/api/contact", Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`k${at}`, 1]))),
  "many keys that are numbers": json(
    "/api/contact",
    `{${Array.from({ length: 5000 }, (_, at) => `"${at * 65_537}":1`).join(",")}}`,
  ),
  "many fields": form("/api/contact", parameters(15_000)),
  "one field many times": form("/api/contact", fill("name=x&", BODY)),
  "percent signs": form("/api/contact", fill("%", BODY)),
  "a body in single bytes": { ...typed({ message: fill("x", BODY) }), inBytes: true },
  "a signed time of dots": typed({ started: fill(".", BODY) }),
  "a proof that is none": typed({ proof: Buffer.from(nested(1400)).toString("base64") }),
  "a key of any length": { ...typed({}), headers: { ...JSON_TYPE, "idempotency-key": fill("k", HEAD) } },
  "a content type of parameters": {
    ...typed({}),
    headers: { "content-type": `application/json;${fill("charset = ", HEAD)}` },
  },
  "a long origin": { ...typed({}), headers: { ...JSON_TYPE, origin: `http://${fill("xn--a9.", HEAD)}` } },
  "a chain of proxies": { ...typed({}), headers: { ...JSON_TYPE, "x-forwarded-for": fill("::1,", HEAD) } },
  cookies: get("/", { cookie: fill("a=b;", HEAD) }),
  languages: get("/", { "accept-language": fill("ar;q=0.1,", HEAD) }),
  encodings: get("/ar", { "accept-encoding": fill("br;q=0.0 ,", HEAD) }),
  "tags of versions": get("/ar", { "if-none-match": fill('W/"a",', HEAD) }),
  "an address of marks": get(`/ar/${encodeURIComponent(marks(4000))}`),
  "an address of slashes": get(`/${fill("/", HEAD)}x`),
  "an address of dots": get(`/ar${fill("/..", HEAD)}`),
  "an address of percent signs": get(`/${fill("%25", HEAD)}`),
  "a language of slashes": get(`/language/ar${fill("//", HEAD)}`),
  "a query of parameters": get(`/?${parameters(3500)}`),
  "a link with a long token": get(`/api/notify/confirm?token=${fill("a.", HEAD)}`),
  "a link with many tokens": get(`/api/notify/confirm?${fill("token=a&", HEAD)}`),
  "a link with an encoded token": get(`/api/notify/unsubscribe?token=${fill("%CC%81", HEAD)}`),
  "a report about a long host": report({ "document-uri": `https://${letters(5000)}/` }),
  "a report with long hosts": report(
    Object.fromEntries(
      ["document-uri", "blocked-uri", "source-file"].map((name) => [name, `https://${letters(1700)}/`]),
    ),
  ),
  "many reports": {
    ...json(
      "/api/csp-report",
      JSON.stringify(Array(200).fill({ type: "csp-violation", body: { documentURL: `https://${letters(15)}` } })),
    ),
    headers: { "content-type": "application/reports+json" },
  },
};

const UNITS = [
  "\u0301\u0323",
  "\u202e\u2066",
  "𝒜",
  "\u{e0041}",
  "\u200b",
  " ",
  "a.",
  "-",
  "%25",
  "<",
  "\u3164",
  "م",
  "\u064e\u0651",
  "é",
  '"',
];
const FIELDS = [
  "name",
  "email",
  "phone",
  "company",
  "message",
  "service",
  "terms",
  "locale",
  "started",
  "proof",
  "website",
];

/** Any field or two, full of anything, in either format; `random` gives numbers below 1. */
export function randomHostileRequest(random: () => number): RequestParts {
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const bytes = () => 4 ** ((random() * Math.log(BODY)) / Math.log(4));
  const text = () =>
    `${one(["", "a", "a@"])}${fill((one(UNITS) ?? "") + (one(UNITS) ?? ""), bytes() / 3)}${one(["", "@b.co", ".com"])}`;
  const fields = { [one(FIELDS) ?? ""]: text(), [one(FIELDS) ?? ""]: text() };
  const path = one(["/api/contact", "/api/serial-requests", "/api/notify"]) ?? "";
  return random() < 0.5
    ? json(path, { ...contact, ...fields })
    : form(path, new URLSearchParams(fields).toString().slice(0, BODY));
}

/** A request as the server's function takes it. */
export function requestOf({ method, path, headers, body, inBytes }: RequestParts, client = ""): Request {
  const stream = inBytes && body !== undefined ? byteStream(body) : body;
  return new Request(`http://here.example${path}`, {
    method,
    headers: { "x-forwarded-for": client, ...headers },
    ...(stream !== undefined && { body: stream, duplex: "half" }),
  });
}

function byteStream(body: string): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(body);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + 1));
      at += 1;
    },
  });
}

/** The same as it goes over the wire, on a connection of its own. */
export function bytesOf({ method, path, headers, body = "", inBytes }: RequestParts, client: string): Buffer {
  const bytes = Buffer.from(body);
  const framed = inBytes
    ? Buffer.from(
        [...bytes]
          .map((byte) => `1\r\n${String.fromCharCode(byte)}\r\n`)
          .join("")
          .concat("0\r\n\r\n"),
        "latin1",
      )
    : bytes;
  const framing = inBytes ? "transfer-encoding: chunked" : `content-length: ${bytes.length}`;
  const head = [
    `${method} ${path} HTTP/1.1`,
    "host: here.example",
    "connection: close",
    ...(method === "POST" ? [framing] : []),
    ...Object.entries({ "x-forwarded-for": client, ...headers }).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), framed]);
}
