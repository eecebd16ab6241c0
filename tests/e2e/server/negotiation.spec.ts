/** Which language "/" leads to. */
import { LOCALE_COOKIE } from "#domain/site/constants.ts";
import { languages, site } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { readPage } from "#tests/e2e/support/raw-page.ts";

const cookie = (value: string) => ({ cookie: `${LOCALE_COOKIE}=${value}` });
const wish = (value: string) => ({ "accept-language": value });

const MATRIX: { says: string; headers: Record<string, string>; leads: string }[] = [
  { says: "nothing", headers: {}, leads: "/ar" },
  { says: "British English", headers: wish("en-GB,en;q=0.9"), leads: "/en" },
  { says: "Egyptian Arabic", headers: wish("ar-EG,ar;q=0.9,en;q=0.8"), leads: "/ar" },
  { says: "French only", headers: wish("fr"), leads: "/ar" },
  { says: "French, then English", headers: wish("fr,en;q=0.5"), leads: "/en" },
  { says: "English below Arabic", headers: wish("en;q=0.3,ar;q=0.7"), leads: "/ar" },
  { says: "Arabic below English", headers: wish("ar;q=0.3,en;q=0.7"), leads: "/en" },
  { says: "no Arabic at all", headers: wish("ar;q=0,en;q=0.1"), leads: "/en" },
  { says: "anything", headers: wish("*"), leads: "/ar" },
  { says: "capitals", headers: wish("EN-us"), leads: "/en" },
  { says: "a language that only begins alike", headers: wish("eng,arz;q=0.5"), leads: "/ar" },
  { says: "a cookie of en against an Arabic browser", headers: { ...cookie("en"), ...wish("ar") }, leads: "/en" },
  { says: "a cookie of ar against an English browser", headers: { ...cookie("ar"), ...wish("en") }, leads: "/ar" },
  { says: "the cookie among others", headers: { cookie: `a=1; ${LOCALE_COOKIE}=en; b=2` }, leads: "/en" },
  { says: "a cookie whose name only ends alike", headers: { cookie: `x${LOCALE_COOKIE}=en` }, leads: "/ar" },
];

for (const { says, headers, leads } of MATRIX)
  test(`"/" leads a visitor who says ${says} to ${leads}`, async () => {
    const answer = await ask("/", { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(leads);
    expect(answer.headers.vary).toBe("Accept-Language, Cookie");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

const STRANGE_COOKIES = [
  "xx",
  "",
  "fr",
  "de",
  "EN",
  "en;DROP",
  "en/../../x",
  "//evil.example",
  "https://evil.example",
  "%65%6e",
  "en%0d%0aset-cookie:a=b",
  "__proto__",
  "constructor",
  "é",
  "a".repeat(4096),
  "=".repeat(200),
];

for (const value of STRANGE_COOKIES)
  test(`a cookie of ${JSON.stringify(value.slice(0, 30))} counts for nothing unless it is a language`, async () => {
    const chosen = languages.find(({ code }) => code === value.split(";")[0])?.code;
    expect((await ask("/", { headers: cookie(value) })).headers.location).toBe(`/${chosen ?? site.defaultLocale}`);
    const english = await ask("/", { headers: { ...cookie(value), ...wish("en") } });
    expect(english.status).toBe(302);
    expect(english.headers.location).toBe(`/${chosen ?? "en"}`);
  });

const STRANGE_WISHES = [
  "",
  ",",
  ";;;",
  "en;q=",
  "en;q=abc",
  "en;q=-1",
  "en;q=99",
  "en;q=NaN",
  "en;q=1e999",
  "en".repeat(3000),
  "en,".repeat(3000),
  `${"x,".repeat(2000)}en`,
  "é",
  "../../en",
  "__proto__",
  "\tEN\t",
];

for (const value of STRANGE_WISHES)
  test(`a wish of ${JSON.stringify(value.slice(0, 30))} still leads to a language of the site`, async () => {
    const answer = await ask("/", { headers: wish(value) });
    expect(answer.status).toBe(302);
    expect(languages.map(({ code }) => `/${code}`)).toContain(answer.headers.location);
  });

test("the query comes along, and nothing more", async () => {
  expect((await ask("/?utm_source=x&a=%D8%A7")).headers.location).toBe("/ar?utm_source=x&a=%D8%A7");
  expect((await ask("/?next=//evil.example")).headers.location).toBe("/ar?next=//evil.example");
});

test("HEAD is answered like GET; other methods are refused", async () => {
  expect((await ask("/", { method: "HEAD" })).headers.location).toBe("/ar");
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const answer = await ask("/", { method });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.allow, method).toBe("GET, HEAD");
  }
});

for (const { code, iso } of languages)
  test(`an address in ${code} stays in ${code}, whatever cookie and browser say`, async () => {
    for (const other of languages) {
      const page = await readPage(`/${code}/about`, { headers: { ...cookie(other.code), ...wish(other.iso) } });
      expect(page.status).toBe(200);
      expect(page.document.documentElement.getAttribute("lang")).toBe(iso);
      expect(page.headers["set-cookie"]).toBeUndefined();
      expect(page.headers.vary).not.toMatch(/cookie|accept-language/i);
    }
  });
