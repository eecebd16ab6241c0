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

it("chooses from a list, too, and leaves it when it has no such choice", () => {
  document.body.innerHTML = `<div data-from-query="plan"><select><option value=""></option><option value="free"></option></select></div>`;
  takeQueryChoices(document, "?plan=nothing");
  expect(document.querySelector("select")?.value).toBe("");
  takeQueryChoices(document, "?plan=free");
  expect(document.querySelector("select")?.value).toBe("free");
});
