import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EditingProvider } from "#editor/app/entry/editing.tsx";
import { TextsProvider } from "#editor/app/frame/texts.tsx";
import type { TextFormat } from "#editor/contract.ts";
import { FieldOfShape } from "./field-of-shape.tsx";

/** A field of the company's data, and below it what the file would say. */
function Field({ format, initial, example }: { format: TextFormat; initial: string; example?: string }) {
  const [value, setValue] = useState<unknown>(initial);
  const editing = {
    ...{ kind: "site", id: "file", locales: [], targets: {} },
    example: example === undefined ? null : { field: example },
    set: (_: unknown, next: unknown) => setValue(next),
  };
  return (
    <TextsProvider>
      <EditingProvider editing={editing} marks={{ errors: [], target: null }}>
        <FieldOfShape shape={{ type: "text", long: false, format }} path={["field"]} value={value} label="Field" />
        <output>{String(value)}</output>
      </EditingProvider>
    </TextsProvider>
  );
}
const saved = () => screen.getByRole("status").textContent;

beforeEach(() => localStorage.setItem("editor-language", "en"));
afterEach(cleanup);

test("a currency is chosen by its name, and the one in use stands first", async () => {
  render(<Field format="currency" initial="SAR" />);
  const [inUse] = screen.getAllByRole("group");
  expect([inUse?.getAttribute("label"), inUse?.textContent]).toEqual(["In use now", "Saudi Riyal (SAR)"]);
  await userEvent.selectOptions(screen.getByLabelText("Field"), "Kuwaiti Dinar (KWD)");
  expect(saved()).toBe("KWD");
});

test("a telephone number is written as people do, and becomes what is dialled", async () => {
  render(<Field format="phone" initial="" />);
  await userEvent.type(screen.getByLabelText("Field"), "00966 (50) 123-4567");
  await userEvent.tab();
  expect(saved()).toBe("+966501234567");
});

test("an empty field of a new entry shows the words of another one, and saves none of them", () => {
  render(<Field format="email" initial="" example="post@site.example" />);
  expect(screen.getByLabelText("Field").getAttribute("placeholder")).toBe("e.g. post@site.example");
  expect(saved()).toBe("");
});
