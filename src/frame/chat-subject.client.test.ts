// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { nameChoices } from "./chat-subject.client.ts";

beforeEach(() => {
  const text = encodeURIComponent("مرحبًا،\nبخصوص «Daftar & co».\nhttps://site.example/en/apps/daftar");
  document.body.innerHTML = `
    <a data-chat-subject="Daftar &amp; co" href="https://wa.me/966500000000?text=${text}"></a>
    <a id="social" href="https://wa.me/966500000000"></a>
    <fieldset data-from-query="period">
      <label><input type="radio" name="period" value="monthly"><span aria-hidden="true"></span><span>Monthly</span></label>
      <label><input type="radio" name="period" value="annual" checked><span>Annual</span><bdi>−17%</bdi></label>
    </fieldset>
    <div data-from-query="plan"><select><option value="">None</option><option value="free">Free $&</option></select></div>`;
});

const message = () => new URL(document.querySelector("a")?.href ?? "").searchParams.get("text");
const choose = (value: string) => {
  for (const radio of document.querySelectorAll("input")) radio.checked = radio.value === value;
  nameChoices(document);
};

it("names what was chosen, and takes it back", () => {
  const plain = "مرحبًا،\nبخصوص «Daftar & co».\nhttps://site.example/en/apps/daftar";
  nameChoices(document);
  expect(message()).toBe(plain);
  choose("monthly");
  expect(message()).toBe(plain.replace("& co", "& co (Monthly)"));
  const plans = document.querySelector("select");
  if (plans) plans.value = "free";
  choose("monthly");
  expect(message()).toBe(plain.replace("& co", () => "& co (Monthly · Free $&)"));
  if (plans) plans.value = "";
  choose("annual");
  expect(message()).toBe(plain);
});

it("leaves links without a message alone", () => {
  choose("monthly");
  expect(document.querySelector<HTMLAnchorElement>("#social")?.href).toBe("https://wa.me/966500000000");
});
