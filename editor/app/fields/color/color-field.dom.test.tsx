import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EditingProvider } from "#editor/app/entry/editing.tsx";
import { TextsProvider } from "#editor/app/frame/texts.tsx";
import { hexOf } from "./brand-color.ts";
import { ColorField } from "./color-field.tsx";

function Field() {
  const [value, setValue] = useState<unknown>({ hue: 271, chroma: 0.205 });
  const editing = {
    kind: "site",
    id: "file",
    locales: [],
    targets: {},
    example: null,
    set: (_: unknown, next: unknown) => setValue(next),
  };
  return (
    <TextsProvider>
      <EditingProvider editing={editing} marks={{ errors: [], target: null }}>
        <ColorField
          shape={{ type: "group", fields: [], look: "color" }}
          path={["colors", "primary"]}
          value={value}
          label="Primary"
        />
      </EditingProvider>
    </TextsProvider>
  );
}

beforeEach(() => localStorage.setItem("editor-language", "en"));
afterEach(cleanup);

test("a colour that is shown lighter or darker than it was typed is said to be", async () => {
  const user = userEvent.setup();
  render(<Field />);
  const code = screen.getByLabelText("Primary: code of the colour");
  expect(screen.getByRole("status").textContent).toBe("");

  await user.clear(code);
  await user.type(code, "#FFD54A");
  const said = screen.getByRole("status").textContent;
  expect(said).toMatch(/^The site shows it as #[0-9a-f]{6}: /);
  expect(said).not.toContain("#ffd54a");

  const own = hexOf("primary", { hue: 271, chroma: 0.205 });
  await user.clear(code);
  await user.type(code, own);
  expect(screen.getByRole("status").textContent, "shown as it was typed").toBe("");
});
