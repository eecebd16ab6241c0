// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { narrowChoices } from "./dependent-choices.ts";

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input type="radio" name="app" value="daftar" data-plans="free personal">
    <input type="radio" name="app" value="raff" data-plans="free">
    <select name="item"><option value=""></option>
      <option value="templates" data-app="daftar" data-plans="personal"></option>
      <option value="labels" data-app="raff" data-plans="free"></option></select>
    <select name="plan"><option value=""></option><option value="free"></option><option value="personal"></option></select>
  </form>`;
});

const form = () => {
  const found = document.querySelector("form");
  if (!found) throw new Error("no form");
  return found;
};
const list = (name: string) => {
  const found = form().querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const offered = (name: string) => [...list(name).options].filter(({ disabled }) => !disabled).map(({ value }) => value);
function choose(app: string) {
  for (const radio of form().querySelectorAll<HTMLInputElement>("input[name=app]")) radio.checked = radio.value === app;
  narrowChoices(form());
}

it("offers everything while no app is chosen", () => {
  narrowChoices(form());
  expect(offered("item")).toEqual(["", "templates", "labels"]);
  expect(offered("plan")).toEqual(["", "free", "personal"]);
});

it("offers what goes with the app, then with the item", () => {
  choose("daftar");
  expect(offered("item")).toEqual(["", "templates"]);
  expect(offered("plan")).toEqual(["", "free", "personal"]);
  list("item").value = "templates";
  narrowChoices(form());
  expect(offered("plan")).toEqual(["", "personal"]);
});

it("takes back a choice that no longer goes", () => {
  choose("daftar");
  list("item").value = "templates";
  list("plan").value = "personal";
  choose("raff");
  expect([list("item").value, list("plan").value]).toEqual(["", ""]);
});
