import { beforeEach, expect, it } from "vitest";
import { onChoices } from "#src/browser/page-choices.ts";
import { startSegmentedSwitches } from "./segmented-switch.client.ts";

let heard: (readonly string[])[] = [];
onChoices((choices) => heard.push(choices));
startSegmentedSwitches();

beforeEach(() => {
  heard = [];
  document.body.innerHTML = `<fieldset class="segmented" data-query="period">
    <label><input type="radio" name="period" value="monthly"><span>Monthly</span></label>
    <label><input type="radio" name="period" value="annual" checked><span>Annual</span></label>
  </fieldset>`;
});

const chosen = () => document.querySelector<HTMLInputElement>("input:checked")?.value;
function visit(query: string) {
  history.replaceState(null, "", `/${query}`);
  document.dispatchEvent(new Event("astro:page-load"));
}

it("takes the choice the address asks for, and says so", () => {
  visit("?utm_source=x&period=monthly");
  expect([chosen(), heard]).toEqual(["monthly", [["Monthly"]]]);
});

it("leaves the choice alone where the address asks for nothing, or for what is not offered", () => {
  visit("");
  visit('?period="]<b>');
  expect([chosen(), heard]).toEqual(["annual", []]);
});

it("says what was chosen, and that it is the usual again", () => {
  for (const choice of document.querySelectorAll<HTMLInputElement>("input")) {
    choice.checked = true;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  }
  expect(heard).toEqual([["Monthly"], []]);
});
