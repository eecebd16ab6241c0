import { describe, expect, it } from "vitest";
import { chartDigits, xFromStart } from "./reading-direction.ts";

describe("chartDigits", () => {
  it("writes Arabic-Indic figures on right-to-left pages only", () => {
    expect(chartDigits("2019.500", "rtl")).toBe("٢٠١٩.٥٠٠");
    expect(chartDigits(678, "rtl")).toBe("٦٧٨");
    expect(chartDigits(678, "ltr")).toBe("678");
  });
});

describe("xFromStart", () => {
  it("measures from the side where reading starts, beyond it as well", () => {
    expect(xFromStart(30, 720, "ltr")).toBe(30);
    expect(xFromStart(30, 720, "rtl")).toBe(690);
    expect(xFromStart(-30, 720, "rtl")).toBe(750);
  });
});
