import { expect, it } from "vitest";
import { coordinatesOf, scaleOf } from "./coordinates.ts";

const letter = (key: string) => key.slice("process.".length);

it("places are written for either half of the world", () => {
  expect(coordinatesOf({ latitude: 21.4833, longitude: 39.1833 }, letter)).toEqual(["21°29′ north", "39°11′ east"]);
  expect(coordinatesOf({ latitude: -33.8688, longitude: -70.9999 }, letter)).toEqual(["33°52′ south", "71°00′ west"]);
});

it("the scale has the port in its middle", () => {
  expect(scaleOf({ longitude: 39.1833 })).toEqual(["39°00′", "39°10′", "39°20′"]);
  expect(scaleOf({ longitude: -0.1 }).at(1)).toBe("0°05′");
});
