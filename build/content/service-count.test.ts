import { expect, it } from "vitest";
import { miscountedServices } from "./service-count.ts";

it.each([
  ["Four services, one team", 5, "Four services"],
  ["Four services, one team", 4, null],
  ["أربع خدمات، وفريق واحد", 3, "أربع خدمات"],
  ["أربع خدمات، وفريق واحد", 4, null],
  ["We offer 4 services", 6, "4 services"],
  ["Fourteen days, and services at the door", 5, null],
  ["خدمات أربع سنوات", 5, null],
])("a text that counts the services is compared with them: %s, %i", (text, count, found) => {
  expect(miscountedServices(text, count)).toBe(found);
});
