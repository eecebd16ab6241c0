import { describe, expect, it } from "vitest";
import { xFromStart } from "./reading-direction.ts";

describe("xFromStart", () => {
  it("measures from the side where reading starts, beyond it as well", () => {
    expect(xFromStart(30, 720, "ltr")).toBe(30);
    expect(xFromStart(30, 720, "rtl")).toBe(690);
    expect(xFromStart(-30, 720, "rtl")).toBe(750);
  });
});
