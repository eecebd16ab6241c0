import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChoicePills } from "./choice-pills.tsx";
import { Field, FieldSet } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

function draw(node: ReactNode): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToStaticMarkup(node);
  return root;
}

/** The words that assistive technology reads after a control's name. */
function descriptionOf(root: HTMLElement, control: Element | null): string {
  const ids = control?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => root.querySelector(`#${id}`)?.textContent ?? `${id} is missing`).join(" ");
}

describe("a field", () => {
  const field = (error?: string) =>
    draw(
      <Field id="name" label="Name" hint="As in the passport." error={error}>
        {(control) => <TextInput {...control} name="name" />}
      </Field>,
    );

  it("is named by its label and described by hint and error", () => {
    const root = field("Write a name.");
    const input = root.querySelector("input");
    expect(root.querySelector("label")?.getAttribute("for")).toBe(input?.id);
    expect(descriptionOf(root, input)).toBe("As in the passport. Write a name.");
    expect(input?.getAttribute("aria-invalid")).toBe("true");
  });

  it("keeps a place for an error that is not there yet", () => {
    const root = field();
    expect(root.querySelector("input")?.hasAttribute("aria-invalid")).toBe(false);
    expect(root.querySelector("#name-error")?.hasAttribute("hidden")).toBe(true);
  });

  it("is typed from the left for addresses, numbers and codes alone", () => {
    const direction = (node: ReactNode) => draw(node).querySelector("input")?.getAttribute("dir");
    expect(direction(<TextInput type="email" />)).toBe("ltr");
    expect(direction(<TextInput code />)).toBe("ltr");
    expect(direction(<TextInput />)).toBeNull();
  });
});

describe("choices", () => {
  it("of one kind are a radio group that knows it is wrong", () => {
    const root = draw(
      <FieldSet id="kind" role="radiogroup" label="Kind" error="Choose one.">
        <ChoicePills name="kind" options={[{ value: "a", label: "A" }]} selected={[]} onChange={() => {}} />
      </FieldSet>,
    );
    const group = root.querySelector("fieldset");
    expect(group?.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(root, group)).toBe("Choose one.");
  });
});
