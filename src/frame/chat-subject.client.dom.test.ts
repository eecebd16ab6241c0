import { beforeEach, expect, it } from "vitest";
import { announceChoices } from "#src/browser/page-choices.ts";
import { startChatSubject } from "./chat-subject.client.ts";

const PLAIN = "مرحبًا،\nبخصوص «Daftar & co».\nhttps://site.example/en/apps/daftar";

startChatSubject();

beforeEach(() => {
  document.body.innerHTML = `
    <a data-chat-subject="Daftar &amp; co" href="https://wa.me/966500000000?text=${encodeURIComponent(PLAIN)}"></a>
    <a id="social" href="https://wa.me/966500000000"></a>`;
});

const message = () => new URL(document.querySelector("a")?.href ?? "").searchParams.get("text");

it("names what was chosen, and takes it back", () => {
  announceChoices(["Monthly"]);
  expect(message()).toBe(PLAIN.replace("& co", "& co (Monthly)"));
  announceChoices(["Monthly", "Free $&"]);
  expect(message()).toBe(PLAIN.replace("& co", () => "& co (Monthly · Free $&)"));
  announceChoices([]);
  expect(message()).toBe(PLAIN);
});

it("leaves links without a message alone", () => {
  announceChoices(["Monthly"]);
  expect(document.querySelector<HTMLAnchorElement>("#social")?.href).toBe("https://wa.me/966500000000");
});
