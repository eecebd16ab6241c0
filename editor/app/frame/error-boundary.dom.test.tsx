import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readUnsaved } from "#editor/app/entry/unsaved-changes.ts";
import { useEntry } from "#editor/app/entry/use-entry.ts";
import type { Entry } from "#editor/contract.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { TextsProvider } from "./texts.tsx";

const entry: Entry = {
  kind: "blog",
  id: "a-post",
  fields: [],
  data: { title: "" },
  texts: {},
  pages: null,
  version: "v1",
  draftVersion: "",
  missing: [],
};

let isBroken = false;

/** A form that throws once something it shows is broken. */
function Form() {
  const { state, dispatch } = useEntry(entry);
  if (isBroken) throw new Error("rows is not iterable");
  const title = (state.data as { title: string }).title;
  const set = (value: string) => dispatch({ type: "set", path: ["title"], value });
  return <input aria-label="title" value={title} onChange={({ target }) => set(target.value)} />;
}

const page = (address: string) => (
  <TextsProvider>
    <nav>the list of content</nav>
    <ErrorBoundary address={address}>
      <Form />
    </ErrorBoundary>
  </TextsProvider>
);

const retry = () => screen.getByRole("button", { name: "Try again" });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("editor-language", "en");
  // React reports what it caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
  isBroken = false;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a page that throws leaves the frame, says so, and loses nothing that was typed", async () => {
  const user = userEvent.setup();
  const { rerender } = render(page("#/blog/a-post"));
  await user.type(screen.getByLabelText("title"), "Ten letters");
  isBroken = true;
  rerender(page("#/blog/a-post"));

  expect(screen.getByText("the list of content")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("This page could not be shown");
  expect(screen.getByText("rows is not iterable").closest("details")?.open).toBe(false);
  expect(readUnsaved("blog", "a-post")?.data).toEqual({ title: "Ten letters" });

  await user.click(retry());
  expect(retry(), "still broken").toBeTruthy();
  isBroken = false;
  await user.click(retry());
  expect(screen.getByLabelText("title")).toBeTruthy();
  expect(readUnsaved("blog", "a-post")?.data).toEqual({ title: "Ten letters" });
});

test("another address is shown without being asked for again", () => {
  isBroken = true;
  const { rerender } = render(page("#/blog/a-post"));
  expect(retry()).toBeTruthy();
  isBroken = false;
  rerender(page("#/blog/another"));
  expect(screen.getByLabelText("title")).toBeTruthy();
});
