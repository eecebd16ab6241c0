// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { takeQueryChoices } from "./query-choice.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <fieldset data-from-query="service">
      <input type="radio" name="service" value="plugin">
      <input type="radio" name="service" value="mobile">
      <input type="radio" name="service" value="other" checked>
    </fieldset>`;
});

const chosen = () => document.querySelector<HTMLInputElement>("input:checked")?.value;

it("takes the choice the address asks for", () => {
  takeQueryChoices(document, "?utm_source=x&service=mobile");
  expect(chosen()).toBe("mobile");
});

it("leaves the choice alone where the address asks for nothing, or for what is not offered", () => {
  takeQueryChoices(document, "");
  expect(chosen()).toBe("other");
  takeQueryChoices(document, '?service="]<b>');
  expect(chosen()).toBe("other");
});
