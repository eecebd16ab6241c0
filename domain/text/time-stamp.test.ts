import { expect, it } from "vitest";
import { TIME_STAMP, timeStamp, timeStampAfter } from "./time-stamp.ts";

it("names a moment so that names are sorted by time", () => {
  expect(timeStamp(new Date("2026-11-18T09:12:33.456Z"))).toBe("2026-11-18T09-12-33Z");
  expect(timeStamp(new Date())).toMatch(TIME_STAMP);
});

it("comes after the one before, in the same second and on a clock that was set back", () => {
  const now = new Date("2026-11-18T09:12:33.456Z");
  expect(timeStampAfter(undefined, now)).toBe("2026-11-18T09-12-33Z");
  expect(timeStampAfter("2026-11-18T09-12-33Z", now)).toBe("2026-11-18T09-12-34Z");
  expect(timeStampAfter("2031-12-31T23-59-59Z", now)).toBe("2032-01-01T00-00-00Z");
  expect(timeStampAfter("2020-01-01T00-00-00Z", now)).toBe("2026-11-18T09-12-33Z");
});
