import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Catalogue, choicesFrom } from "./form-choices.ts";
import { FORM_FIELDS } from "./form-page.ts";
import { normalizeForm } from "./form-values.ts";
import { checkForm, errorOf, type Field, FORM_IDS, FORMS, type FormId, possibleErrors } from "./forms.ts";

const catalogue: Catalogue = {
  services: [{ id: "mobile" }],
  apps: [{ id: "daftar", plans: ["free", "personal"], items: [{ id: "templates", plans: ["personal"] }] }],
};
const contact = { name: "سلمى", email: "salma@example.com", service: "mobile", message: "0123456789", terms: true };
const serial = { name: "Sam", email: "sam@example.com", app: "daftar", terms: "on" };

const errors = (form: FormId, raw: Record<string, unknown>) =>
  checkForm(form, normalizeForm(form, raw), choicesFrom(catalogue)).map(({ field, code }) => `${field} ${code}`);

describe("forms", () => {
  it("find nothing wrong with what is right", () => {
    expect(errors("contact", contact)).toEqual([]);
    expect(errors("serial", serial)).toEqual([]);
    expect(errors("notify", { email: "a@b.co", terms: "true" })).toEqual([]);
  });

  it("name what is missing, in the order of the fields", () => {
    expect(errors("contact", {})).toEqual([
      "service required",
      "name short",
      "email required",
      "message short",
      "terms required",
    ]);
    expect(errors("serial", {})).toEqual(["app required", "name short", "email required", "terms required"]);
  });

  it("count code points, not code units", () => {
    expect(errors("contact", { ...contact, name: "😀" })).toEqual(["name short"]);
    expect(errors("contact", { ...contact, name: "😀".repeat(80) })).toEqual([]);
    expect(errors("contact", { ...contact, name: "😀".repeat(81) })).toEqual(["name long"]);
    expect(errors("contact", { ...contact, message: "م".repeat(5001) })).toEqual(["message long"]);
  });

  it("say the limits with the error", () => {
    const [error] = checkForm("contact", normalizeForm("contact", { ...contact, name: "x" }), choicesFrom(catalogue));
    expect(error).toEqual({ field: "name", code: "short", values: { min: 2, max: 80 } });
  });

  it.each([
    "a@b",
    "@b.co",
    "a b@c.co",
    "a@b..co",
    "a@-b.co",
    "a,b@c.co",
    "a@b.co,c@d.co",
    "<a@b.co>",
    "a@127.0.0.1",
    `${"a".repeat(65)}@b.co`,
    `a@${"b.".repeat(130)}co`,
    "سلمى@example.com",
    "a\r\nBcc: x@y.co",
  ])("refuse the address %j", (email) => {
    expect(errors("notify", { email, terms: true })).toEqual(["email invalid"]);
  });

  it.each(["+966 50 000 0000", "٠٥٠٠٠٠٠٠٠٠", "0500-000-000", "00966500000000", "۰۵۰۰۰۰۰۰۰۰"])(
    "take the phone %j",
    (phone) => {
      expect(errors("contact", { ...contact, phone })).toEqual([]);
    },
  );
  it.each(["12345", "call me", "+1234567890123456", "1+2345678"])("refuse the phone %j", (phone) => {
    expect(errors("contact", { ...contact, phone })).toEqual(["phone invalid"]);
  });

  it("take only what is offered for what was chosen", () => {
    expect(errors("contact", { ...contact, service: "other" })).toEqual([]);
    expect(errors("contact", { ...contact, service: "__proto__" })).toEqual(["service unknown"]);
    expect(errors("serial", { ...serial, item: "templates", plan: "personal", period: "annual" })).toEqual([]);
    expect(errors("serial", { ...serial, item: "templates", plan: "free" })).toEqual(["plan unknown"]);
    expect(errors("serial", { ...serial, app: "nope", item: "templates", period: "daily" })).toEqual([
      "app unknown",
      "item unknown",
      "period unknown",
    ]);
  });

  it.each(["ar", "en"])("have words for every error and none besides, in %s", (locale) => {
    const { forms } = JSON.parse(readFileSync(`content/messages/${locale}.json`, "utf8"));
    const { form: _, ...given } = forms.errors;
    const wanted: Record<string, string[]> = {};
    for (const field of FORM_IDS.flatMap((id) => FORMS[id]))
      wanted[field.name] = [...new Set([...(wanted[field.name] ?? []), ...possibleErrors(field)])].sort();
    const found = Object.fromEntries(
      Object.entries(given).map(([name, codes]) => [name, Object.keys(codes ?? {}).sort()]),
    );
    expect(found).toEqual(wanted);
  });

  it("find no error in a field that it is not said to have", () => {
    const limit = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined });
    const kinds = ["text", "multiline", "code", "email", "phone", "choice", "check"] as const;
    const field = fc.record({ name: fc.constant("x"), kind: fc.constantFrom(...kinds), required: fc.boolean() });
    fc.assert(
      fc.property(field, limit, limit, fc.string({ maxLength: 8 }), (row, min, max, x) => {
        const checked: Field = { ...row, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
        const code = errorOf(checked, { x }, () => ["known"]);
        expect([null, ...possibleErrors(checked)]).toContain(code);
      }),
      { numRuns: 1000 },
    );
  });

  /** Rows of the mail to the company that are not fields of a form. */
  const MAIL_ROWS = ["reference", "received", "locale", "consent", "state"];
  /** Columns of `npm run leads -- export` that are none either. */
  const LEAD_COLUMNS = ["reference", "kind", "received", "locale", "trust", "state", "consentVersion"];

  it("have no field with a name that means something else where it is posted, told, mailed or exported", () => {
    const reserved = new Set([...Object.values(FORM_FIELDS), "form", ...MAIL_ROWS, ...LEAD_COLUMNS]);
    const names = FORM_IDS.flatMap((id) => FORMS[id].map(({ name }) => name));
    expect(names.filter((name) => reserved.has(name))).toEqual([]);
  });

  it("share the words of mails with nothing but its rows", () => {
    const { mail } = JSON.parse(readFileSync("content/messages/en.json", "utf8"));
    const fields = FORM_IDS.flatMap((id) => FORMS[id].filter(({ kind }) => kind !== "check").map(({ name }) => name));
    expect(Object.keys(mail.fields).sort()).toEqual([...new Set([...MAIL_ROWS, ...fields])].sort());
  });

  it("weigh two kilobytes at most in a page, with all that makes their values ready", () => {
    const code = ["domain/forms/forms.ts", "domain/forms/form-values.ts"]
      .map((file) => stripTypeScriptTypes(readFileSync(file, "utf8")))
      .join("")
      .replace(/^\s*(?:\/\/|\/?\*).*$/gm, "")
      .replace(/\s+/g, " ");
    expect(code.length).toBeGreaterThan(2000);
    expect(gzipSync(code).byteLength).toBeLessThanOrEqual(2048);
  });
});
