import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeForm } from "./form-values.ts";
import { checkForm } from "./forms.ts";

const contact = (raw: Record<string, unknown>) => normalizeForm("contact", raw);

describe("values of a form", () => {
  it("hold exactly the fields of the form", () => {
    expect(normalizeForm("notify", { email: "a@b.co", extra: "x", __proto__: { app: "x" }, constructor: "y" })).toEqual(
      {
        email: "a@b.co",
        app: "",
        terms: "",
      },
    );
  });

  it("are trimmed, composed and free of controls", () => {
    expect(contact({ name: "  Jose\u0301\u0000\u0007  Luis\n\t " }).name).toBe("José Luis");
  });

  it("lose bidi overrides in a single line and keep them in a text", () => {
    expect(contact({ name: "a\u202eb\u2066c" }).name).toBe("abc");
    expect(contact({ message: "a\u202eb" }).message).toBe("a\u202eb");
  });

  it("keep joiners and vowel signs", () => {
    expect(contact({ name: "مُحَمَّد می\u200cخواهم" }).name).toBe("مُحَمَّد می\u200cخواهم");
  });

  it("are empty when nothing in them can be seen", () => {
    const { name, message } = contact({ name: "\u200b\u200d", message: "\u200c \u2060\n".repeat(10) });
    expect([name, message]).toEqual(["", ""]);
  });

  it.each([
    ["Hangul fillers", "\u3164\u115f\u1160\uffa0"],
    ["tag characters", "\u{e0041}\u{e006c}\u{e0069}"],
    ["variation selectors", "\ufe0f\ufe0f\u{e0100}"],
    ["marks without a letter", "\u0301\u0323"],
    ["the blank of Braille", "\u2800\u2800"],
    ["soft hyphens", "\u00ad\u00ad"],
  ])("are empty when they are %s alone", (_, unseen) => {
    expect(contact({ name: unseen, message: unseen.repeat(10) })).toMatchObject({ name: "", message: "" });
  });

  it("lose spaces of no width and hidden tags, and keep the joiners that scripts are written with", () => {
    expect(contact({ name: "Sa\u200bra\u2060 Ali\u{e0041}\u{e0042}" }).name).toBe("Sara Ali");
    expect(
      contact({ message: "می\u200cخواهم\u200b क्\u200dष 👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e007f}" }).message,
    ).toBe("می\u200cخواهم क्\u200dष 👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e007f}");
  });

  it("lose marks of direction in addresses, numbers and codes, where nobody sees them", () => {
    const values = contact({ email: "\u200esara@exa\u200fmple.com\u200e", phone: "\u200e+966 50\u061c 0000000\u200f" });
    expect(values).toMatchObject({ email: "sara@example.com", phone: "+966500000000" });
    expect(normalizeForm("serial", { order: "\u2066AB-1\u2069\u200e" }).order).toBe("AB-1");
  });

  it("take a number for its digits where they are meant", () => {
    expect(contact({ phone: 966500000000, company: 7 })).toMatchObject({ phone: "966500000000", company: "" });
  });

  it("are not worked on when they are too long whatever is made of them", () => {
    const marks = `a${"\u0301".repeat(15_000)}${"\u0323".repeat(15_000)}`;
    const sent = { name: marks, email: `a@${"م".repeat(5000)}.com`, message: marks, phone: "1".repeat(1000) };
    const values = contact(sent);
    expect(checkForm("contact", values, () => []).map(({ field, code }) => [field, code])).toEqual([
      ["service", "required"],
      ["name", "long"],
      ["email", "invalid"],
      ["phone", "invalid"],
      ["message", "long"],
      ["terms", "required"],
    ]);
    expect(contact(values)).toEqual(values);
  });

  it("have no more than thirty marks on a letter", () => {
    expect(contact({ message: `a${"\u0308".repeat(40)}${"\u0323".repeat(40)} ok` }).message).toBe(
      `a${"\u0308".repeat(30)} ok`.normalize("NFC"),
    );
  });

  it("keep the lines of a text in one form", () => {
    expect(contact({ message: "a\r\nb\rc\u2028d\n" }).message).toBe("a\nb\nc\nd");
  });

  it("write phones and codes in Latin digits", () => {
    expect(contact({ phone: "٠٠٩٦٦ (٥٠) ٠٠٠-٠٠٠٠" }).phone).toBe("+966500000000");
    expect(normalizeForm("serial", { device: "AB۱۲-٣٤" }).device).toBe("AB12-34");
  });

  it("write the domain of an address in ASCII", () => {
    expect(contact({ email: "Sara@مثال.إختبار" }).email).toBe("Sara@xn--mgbh0fb.xn--kgbechtv");
    expect(contact({ email: "a@EXAMPLE.com" }).email).toBe("a@example.com");
    expect(contact({ email: "a@b.co/../x" }).email).toBe("a@b.co/../x");
  });

  it("take a box for ticked only when it says so", () => {
    expect(["on", "true", true, "1"].map((terms) => contact({ terms }).terms)).toEqual(Array(4).fill("true"));
    expect([false, "false", "", null, {}, 1].map((terms) => contact({ terms }).terms)).toEqual(Array(6).fill(""));
  });

  it("are texts whatever was sent, and stay as they are when normalised again", () => {
    const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
    const text = fc.string({ unit: anyUnit, maxLength: 30 });
    const anything = fc.oneof(text, fc.constantFrom(null, undefined, 7, [], {}, ["x"]));
    fc.assert(
      fc.property(fc.record({ name: anything, email: text, message: text, phone: text }), (raw) => {
        const values = contact(raw);
        for (const value of Object.values(values)) expect(value.isWellFormed() && !value.includes("\0")).toBe(true);
        expect(contact(values)).toEqual(values);
      }),
    );
  });
});
