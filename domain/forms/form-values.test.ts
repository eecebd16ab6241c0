import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeForm } from "./form-values.ts";

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
