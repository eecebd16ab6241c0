import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_PICTURE_MB, type PostField } from "#domain/generator/post-template.ts";
import { DesignList } from "./design-list.tsx";
import { filled } from "./labels.ts";
import { type Platform, stubPlatform } from "./platform.fixture.ts";
import { newPost } from "./state/post.ts";
import { designList, studioFacts } from "./studio.props.ts";
import { Studio } from "./studio.tsx";

// A busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

const PNG = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], "a.png", { type: "image/png" });
const TYPED = "فرع جديد";

let platform: Platform;
beforeEach(() => {
  platform = stubPlatform();
  history.replaceState({ of: "router" }, "", "/generator");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(["ar", "en"])("the generator in %s", (locale) => {
  const facts = studioFacts(locale);
  const { labels } = facts;
  const other = locale === "ar" ? "en" : "ar";
  // Drawn by the page, not by the island.
  const designs = designList(locale).designs.map((design) => ({ ...design, scene: { ...design.scene, items: [] } }));

  const studio = () => (
    <StrictMode>
      <Studio {...facts} sleeping={<p>sleeping</p>}>
        <DesignList designs={designs} />
      </Studio>
    </StrictMode>
  );
  async function show() {
    const view = render(studio());
    await waitFor(() => expect(screen.queryByText("sleeping")).toBeNull());
    return { ...view, user: userEvent.setup() };
  }

  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "[type=radio]" });
  const chosen = (legend: string) =>
    within(screen.getByRole("group", { name: legend }))
      .getAllByRole<HTMLInputElement>("radio")
      .find(({ checked }) => checked)?.value;
  const nameOf = (field: PostField) => facts.fields.announcement[field] ?? "";
  const sample = (field: PostField, language = locale) => facts.editions[language]?.samples.announcement[field];
  const text = (field: PostField) => screen.getByLabelText<HTMLTextAreaElement>(nameOf(field), { selector: ".input" });
  const shownFields = () =>
    [...document.querySelectorAll("[data-field]")]
      .map((place) => place.getAttribute("data-field"))
      .filter((name) => name !== "alt");
  const design = (id: string) => screen.getByRole("link", { name: designs.find((each) => each.id === id)?.name ?? "" });
  const sizeName = (id: string) => facts.sizes.find((size) => size.id === id)?.name ?? "";
  const undo = () => button(labels.undo);
  const redo = () => button(labels.redo);

  // One event, where a whole press would be ten: each renders the whole tool.
  const press = (name: string) => fireEvent.click(button(name));
  const pick = (name: string) => fireEvent.click(radio(name));
  const write = (field: PostField, value: string) => fireEvent.input(text(field), { target: { value } });

  describe("at first", () => {
    it("shows the drawn post until it is ready, then the canvas; everything can be pressed before", async () => {
      render(studio());
      expect(screen.getByText("sleeping")).toBeTruthy();
      expect(screen.queryByRole("img", { name: labels.preview })).toBeNull();
      for (const name of [labels.download, labels.copy, labels.all, labels.save])
        expect(button(name).disabled).toBe(false);
      await waitFor(() => expect(screen.getByRole("img", { name: labels.preview })).toBeTruthy());
      expect(screen.queryByText("sleeping")).toBeNull();
    });

    it("saves what was asked for before it was ready, once it is", async () => {
      render(studio());
      press(labels.download);
      expect(button(labels.download).getAttribute("aria-busy")).toBe("true");
      // Twice is not two files.
      press(labels.download);
      expect(await screen.findByText(labels.saved)).toBeTruthy();
      expect(platform.saved).toEqual(["announcement-square-1080x1080.png"]);
      expect(button(labels.download).getAttribute("aria-busy")).toBeNull();
    });

    it("saves the draft that was being read, not the sample", async () => {
      platform.stores["draft"] = new Map([
        ["current", { post: { ...newPost({ language: locale }), size: "story" }, pictures: [] }],
      ]);
      platform.stores["templates"] = new Map();
      render(studio());
      press(labels.download);
      await waitFor(() => expect(platform.saved).toEqual(["announcement-story-1080x1920.png"]));
    });

    it("is the first design with the samples of the page's language, and the address stays as it is", async () => {
      await show();
      expect(design("announcement").getAttribute("aria-current")).toBe("true");
      expect(chosen(labels.size)).toBe("square");
      expect(chosen(labels.language)).toBe(locale);
      expect(chosen(labels.palette)).toBe("auto");
      expect(chosen(labels.ornament)).toBe("auto");
      expect(shownFields()).toEqual(["label", "headline", "text", "brand"]);
      for (const field of ["label", "headline", "text", "brand"] as const)
        expect(text(field).value).toBe(sample(field));
      expect(screen.getByText("1080 × 1080")).toBeTruthy();
      expect([undo().disabled, redo().disabled]).toEqual([true, true]);
      expect(screen.getByText(labels.draft)).toBeTruthy();
      expect(screen.getByText(labels.none)).toBeTruthy();
      expect(location.search).toBe("");
    });

    it("opens the design and size of the address, which can be undone", async () => {
      history.replaceState({ of: "router" }, "", "/generator?template=offer&size=story&other=kept#studio");
      await show();
      // Marked after it is drawn, which a busy machine does later.
      await waitFor(() => expect(design("offer").getAttribute("aria-current")).toBe("true"));
      expect(design("announcement").getAttribute("aria-current")).toBeNull();
      expect(chosen(labels.size)).toBe("story");
      expect(location.search).toBe("?template=offer&size=story&other=kept");
      fireEvent.click(undo());
      expect(design("announcement").getAttribute("aria-current")).toBe("true");
      expect(location.search).toBe("?template=announcement&size=square&other=kept");
      expect([location.hash, history.state]).toEqual(["#studio", { of: "router" }]);
    });

    it("ignores a design and a size that do not exist", async () => {
      history.replaceState(null, "", "/generator?template=__proto__&size=%3Cb%3E");
      await show();
      expect(design("announcement").getAttribute("aria-current")).toBe("true");
      expect(chosen(labels.size)).toBe("square");
      expect(undo().disabled).toBe(true);
    });
  });

  describe("by its panels", () => {
    it("changes the design: other fields, the same words", async () => {
      await show();
      write("headline", TYPED);
      fireEvent.click(design("event"));
      expect(design("event").getAttribute("aria-current")).toBe("true");
      expect(shownFields()).toEqual(expect.arrayContaining(["headline", "day", "month", "time", "place"]));
      expect(text("headline").value).toBe(TYPED);
      expect(location.search).toBe("?template=event&size=square");
      expect(history.state).toEqual({ of: "router" });
      // With a key it is the browser's: another tab.
      fireEvent.click(design("tips"), { ctrlKey: true });
      expect(design("event").getAttribute("aria-current")).toBe("true");
    });

    it("changes the size, in pixels and in the address", async () => {
      await show();
      pick(sizeName("wide"));
      expect(chosen(labels.size)).toBe("wide");
      expect(screen.getByText("1600 × 900")).toBeTruthy();
      expect(location.search).toBe("?template=announcement&size=wide");
    });

    it("changes the language of the samples, and not of what was typed", async () => {
      await show();
      write("headline", TYPED);
      pick(facts.editions[other]?.name ?? "");
      expect(chosen(labels.language)).toBe(other);
      expect(text("headline").value).toBe(TYPED);
      expect(text("text").value).toBe(sample("text", other));
      expect(text("text").lang).toBe(other);
    });

    it("changes colours and ornament; own colours that cannot be read are mended, and it says so", async () => {
      await show();
      const [palette] = facts.palettes;
      const colour = (role: "ground" | "ink") =>
        screen.queryByLabelText<HTMLInputElement>(labels.roles[role], { selector: "[type=color]" });
      const mix = (role: "ground" | "ink", value: string) =>
        fireEvent.change(colour(role) ?? document.body, { target: { value } });
      pick(palette?.name ?? "");
      expect(chosen(labels.palette)).toBe(palette?.id);
      expect(colour("ink")).toBeNull();
      pick(labels.custom);
      expect(colour("ground")?.value).toBe(palette?.colors.ground);
      mix("ground", "#ffffff");
      mix("ink", "#eeeeee");
      const changed = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
      expect(changed.filter((words) => words.includes("#eeeeee"))).toEqual([
        expect.stringMatching(new RegExp(`${labels.roles.ink}.*#eeeeee.*1\\.2`)),
      ]);
      mix("ink", "#000000");
      expect(screen.queryByText(/#eeeeee/)).toBeNull();
      pick(labels.ornaments.stars);
      expect(chosen(labels.ornament)).toBe("stars");
    });

    it("sets the line one stands in on its own", async () => {
      const { user } = await show();
      expect(screen.queryByRole("button", { name: labels.larger })).toBeNull();
      await user.click(text("headline"));
      expect(screen.getByRole("group", { name: filled(labels.line, { number: 1 }) })).toBeTruthy();
      const scale = () => screen.getByRole("status", { name: labels.lineSize }).textContent;
      expect(scale()).toBe("100%");
      press(labels.larger);
      expect(scale()).toBe("110%");
      for (let steps = 0; steps < 5; steps++) press(labels.larger);
      expect(scale()).toBe("160%");
      expect(button(labels.larger).disabled).toBe(true);
      press(labels.smaller);
      expect(scale()).toBe("150%");
      await user.selectOptions(screen.getByLabelText(labels.align), labels.aligns.center);
      expect(screen.getByLabelText<HTMLSelectElement>(labels.align).value).toBe("center");
      write("headline", "");
      expect(screen.queryByRole("button", { name: labels.larger }), "there is no line").toBeNull();
    });

    it("says which words have no room", async () => {
      await show();
      expect(screen.queryByText(filled(labels.crowded, { fields: nameOf("headline") }))).toBeNull();
      write("headline", "a\n".repeat(40));
      pick(sizeName("link"));
      expect(await screen.findByText(filled(labels.crowded, { fields: nameOf("headline") }))).toBeTruthy();
    });

    it("proposes an alternative text until one is written, and again on demand", async () => {
      const { user } = await show();
      const alt = () => screen.getByLabelText<HTMLTextAreaElement>(labels.steps.alt);
      expect(alt().value).toContain(sample("headline"));
      write("headline", TYPED);
      expect(alt().value).toContain(TYPED);
      expect(screen.queryByRole("button", { name: labels.propose })).toBeNull();
      await user.clear(alt());
      await user.paste("own");
      press(labels.copyAlt);
      expect(await navigator.clipboard.readText()).toBe("own");
      expect(screen.getByText(labels.altCopied)).toBeTruthy();
      press(labels.propose);
      expect(alt().value).toContain(TYPED);
    });
  });

  describe("pictures", () => {
    const choose = (slot: string) => screen.getByLabelText<HTMLInputElement>(slot, { selector: "[type=file]" });

    it("are put in, moved, replaced and taken out", async () => {
      const { user } = await show();
      await user.upload(choose(labels.slots.picture), PNG);
      const remove = await screen.findByRole("button", { name: labels.remove });
      expect(screen.getByText(labels.replace)).toBeTruthy();
      expect(await screen.findByRole("group", { name: labels.move })).toBeTruthy();
      const zoom = () => screen.getByLabelText<HTMLInputElement>(labels.zoom);
      fireEvent.change(zoom(), { target: { value: "2" } });
      expect(zoom().value).toBe("2");
      press(labels.middle);
      expect(zoom().value).toBe("1");
      screen.getByRole("group", { name: labels.move }).focus();
      await user.keyboard("+");
      expect(Number(zoom().value)).toBeCloseTo(1.08);
      fireEvent.click(remove);
      expect(screen.queryByLabelText(labels.zoom)).toBeNull();
      expect(screen.queryByRole("button", { name: labels.remove })).toBeNull();
      fireEvent.click(undo());
      expect(screen.getByLabelText(labels.zoom)).toBeTruthy();
    });

    it("may be dropped on a place, or pasted anywhere", async () => {
      await show();
      const logo = screen.getByText(labels.slots.logo);
      fireEvent.drop(logo, { dataTransfer: { files: [PNG], types: ["Files"] } });
      await waitFor(() => expect(screen.getAllByText(labels.replace)).toHaveLength(1));
      const paste = Object.assign(new Event("paste", { bubbles: true }), { clipboardData: { files: [PNG] } });
      act(() => void document.dispatchEvent(paste));
      await waitFor(() => expect(screen.getAllByText(labels.replace)).toHaveLength(2));
    });

    it("that cannot be used are explained", async () => {
      vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("no", "InvalidStateError")));
      const { user } = await show();
      const fileOf = (...parts: BlobPart[]) => new File(parts, "a.png", { type: "image/png" });
      const large = Object.defineProperty(fileOf("large"), "size", { value: MAX_PICTURE_MB * 1024 * 1024 + 1 });
      for (const [why, file] of [
        ["type", fileOf("no picture")],
        ["size", large],
        ["unreadable", fileOf(Uint8Array.of(0xff, 0xd8, 0xff))],
        ["heic", fileOf("....ftypheic")],
      ] as const) {
        await user.upload(choose(labels.slots.picture), file);
        const said = filled(labels.errors[why], { mb: MAX_PICTURE_MB });
        await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(said));
      }
      expect(screen.queryByRole("button", { name: labels.remove })).toBeNull();
    });

    it("have no place on some designs, a logo has", async () => {
      await show();
      fireEvent.click(design("tips"));
      expect(screen.getByText(labels.noPicture)).toBeTruthy();
      expect(screen.queryByText(labels.slots.picture)).toBeNull();
      expect(choose(labels.slots.logo)).toBeTruthy();
    });
  });

  describe("undo and redo", () => {
    it("go step by step; what is typed in one field is one step", async () => {
      const { user } = await show();
      await user.clear(text("headline"));
      await user.type(text("headline"), "abc");
      pick(sizeName("story"));
      fireEvent.click(undo());
      expect([chosen(labels.size), text("headline").value]).toEqual(["square", "abc"]);
      fireEvent.click(undo());
      expect(text("headline").value).toBe(sample("headline"));
      expect(undo().disabled).toBe(true);
      fireEvent.click(redo());
      expect(text("headline").value).toBe("abc");
      fireEvent.click(redo());
      expect(chosen(labels.size)).toBe("story");
      expect(redo().disabled).toBe(true);
    });

    it("go by keys, whatever letter the keyboard writes", async () => {
      await show();
      pick(sizeName("story"));
      const keys = (code: string, held: object = {}) =>
        fireEvent.keyDown(radio(sizeName("story")), { key: "ئ", code, ctrlKey: true, ...held });
      keys("KeyZ");
      expect(chosen(labels.size)).toBe("square");
      keys("KeyZ", { shiftKey: true });
      expect(chosen(labels.size)).toBe("story");
      keys("KeyZ");
      keys("KeyY");
      expect(chosen(labels.size)).toBe("story");
      keys("KeyZ", { altKey: true });
      expect(chosen(labels.size)).toBe("story");
    });

    it("bring back what starting over took away", async () => {
      await show();
      write("headline", TYPED);
      press(labels.reset);
      expect(text("headline").value).toBe(sample("headline"));
      fireEvent.click(undo());
      expect(text("headline").value).toBe(TYPED);
    });
  });

  describe("in this browser", () => {
    const draftOf = (headline: string) => ({
      post: { ...newPost({ language: locale }), size: "story", words: { headline: { text: headline, lines: [] } } },
      pictures: [],
    });
    const storeDraft = (draft: unknown) => {
      platform.stores["draft"] = new Map([["current", draft]]);
      platform.stores["templates"] = new Map();
    };
    const save = async (user: UserEvent, name: string) => {
      await user.clear(screen.getByLabelText(labels.saveAs));
      if (name) await user.paste(name);
      press(labels.save);
    };

    it("stores the draft, and opens it at the next visit", async () => {
      const { unmount } = await show();
      write("headline", TYPED);
      await waitFor(() => expect(JSON.stringify([...(platform.stores["draft"]?.values() ?? [])])).toContain(TYPED));
      unmount();
      await show();
      expect(text("headline").value).toBe(TYPED);
      expect(undo().disabled, "it begins with the draft").toBe(true);
    });

    it("keeps what was typed before the draft was read", async () => {
      storeDraft(draftOf(TYPED));
      render(studio());
      fireEvent.input(text("text"), { target: { value: "early" } });
      await waitFor(() => expect(text("headline").value).toBe(TYPED));
      expect(text("text").value).toBe("early");
      expect(chosen(labels.size)).toBe("story");
      fireEvent.click(undo());
      expect(text("text").value).toBe(sample("text"));
      expect(text("headline").value).toBe(TYPED);
    });

    it("begins anew where the draft cannot be understood", async () => {
      storeDraft({ post: { template: "of an older site" }, pictures: [] });
      await show();
      expect(text("headline").value).toBe(sample("headline"));
    });

    it("saves a template under its name or that of its design, opens it, deletes it and brings it back", async () => {
      const { user } = await show();
      write("headline", TYPED);
      await save(user, "Mine");
      expect(await screen.findByText(filled(labels.savedTemplate, { name: "Mine" }))).toBeTruthy();
      expect(screen.queryByText(labels.none)).toBeNull();
      expect(screen.getByLabelText(labels.saveAs)).toHaveProperty("value", "");
      write("headline", "other");
      press(`${labels.open} Mine`);
      await waitFor(() => expect(text("headline").value).toBe(TYPED));
      fireEvent.click(undo());
      expect(text("headline").value).toBe("other");
      press(`${labels.delete} Mine`);
      expect(await screen.findByText(filled(labels.deleted, { name: "Mine" }))).toBeTruthy();
      expect(screen.getByText(labels.none)).toBeTruthy();
      press(labels.restore);
      expect(await screen.findByRole("button", { name: `${labels.open} Mine` })).toBeTruthy();
      expect(screen.queryByRole("button", { name: labels.restore })).toBeNull();
      await save(user, "");
      const kind = facts.editions[locale]?.kinds.announcement ?? "";
      expect(await screen.findByRole("button", { name: `${labels.open} ${kind}` })).toBeTruthy();
    });

    it("works where nothing can be stored, and says so", async () => {
      platform.isStorageBlocked = true;
      const { user } = await show();
      expect(screen.getByText(labels.storageFailed)).toBeTruthy();
      expect(screen.queryByText(labels.draft)).toBeNull();
      write("headline", TYPED);
      await save(user, "Mine");
      await waitFor(() => expect(screen.getAllByText(labels.storageFailed)).toHaveLength(2));
      expect(text("headline").value).toBe(TYPED);
    });

    it("copies the link of the design in its size, without what else the address holds", async () => {
      history.replaceState(null, "", "/generator?other=x#studio");
      await show();
      pick(sizeName("story"));
      press(labels.copyLink);
      expect(await screen.findByText(labels.linkCopied)).toBeTruthy();
      expect(await navigator.clipboard.readText()).toBe(
        `${location.origin}/generator?template=announcement&size=story`,
      );
      vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
      press(labels.copyLink);
      expect(await screen.findByText(labels.copyFailed)).toBeTruthy();
    });
  });

  describe("export", () => {
    it("saves the picture, named by design, size and pixels", async () => {
      await show();
      press(labels.download);
      expect(await screen.findByText(labels.saved)).toBeTruthy();
      fireEvent.click(screen.getByRole("radio", { name: new RegExp(`^${labels.double}`) }));
      press(labels.download);
      await waitFor(() =>
        expect(platform.saved).toEqual(["announcement-square-1080x1080.png", "announcement-square-2160x2160.png"]),
      );
    });

    it("says that a picture could not be made, and can be tried again", async () => {
      platform.png = null;
      await show();
      for (const name of [labels.download, labels.all]) {
        press(name);
        expect(await screen.findByText(labels.failed)).toBeTruthy();
        expect(button(name).disabled).toBe(false);
      }
      expect(platform.saved).toEqual([]);
      platform.png = new Blob(["png"]);
      press(labels.download);
      expect(await screen.findByText(labels.saved)).toBeTruthy();
      expect(screen.queryByText(labels.failed)).toBeNull();
    });

    it("makes all sizes one after another, and stops when it is told to", async () => {
      await show();
      const next: (() => void)[] = [];
      vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => {
        next.push(() => done(platform.png));
      });
      const finishOne = async () => {
        await waitFor(() => expect(next).toHaveLength(1));
        await act(async () => next.shift()?.());
      };
      press(labels.all);
      expect(screen.getByText(filled(labels.making, { done: 1, total: 5 }))).toBeTruthy();
      expect(button(labels.all).disabled).toBe(true);
      await finishOne();
      expect(await screen.findByText(filled(labels.making, { done: 2, total: 5 }))).toBeTruthy();
      expect(screen.getByRole("progressbar").getAttribute("value")).toBe("1");
      press(labels.stop);
      await finishOne();
      expect(await screen.findByText(labels.stopped)).toBeTruthy();
      expect(screen.queryByRole("progressbar")).toBeNull();
      vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(platform.png));
      press(labels.all);
      expect(await screen.findByText(labels.saved)).toBeTruthy();
      expect(platform.saved).toEqual(["announcement.zip"]);
    });

    it("copies the picture, or says that it may not", async () => {
      await show();
      const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
      press(labels.copy);
      expect(await screen.findByText(labels.copied)).toBeTruthy();
      write.mockRejectedValue(new DOMException("no", "NotAllowedError"));
      press(labels.copy);
      expect(await screen.findByText(labels.copyFailed)).toBeTruthy();
    });

    it("shares where the browser can; closing its sheet is no failure", async () => {
      await show();
      expect(screen.queryByRole("button", { name: labels.share })).toBeNull();
      cleanup();
      const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
      vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { canShare: () => true, share }));
      await show();
      press(labels.share);
      await waitFor(() => expect(share).toHaveBeenCalledOnce());
      expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe("announcement-square-1080x1080.png");
      share.mockRejectedValue(new DOMException("closed", "AbortError"));
      press(labels.share);
      await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
      expect(screen.queryByText(labels.shareFailed)).toBeNull();
      share.mockRejectedValue(new TypeError("no"));
      press(labels.share);
      expect(await screen.findByText(labels.shareFailed)).toBeTruthy();
    });
  });
});
