// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testSetup } from "#src/forms/test-setup.props.ts";
import { SerialForm, type SerialFormProps } from "./serial-form.tsx";

const props: SerialFormProps = {
  setup: testSetup("serial", "en"),
  apps: [
    {
      id: "daftar",
      name: "Daftar",
      plans: ["free", "personal"],
      items: [{ id: "templates", name: "Templates", plans: ["personal"] }],
    },
    { id: "raff", name: "Raff", plans: ["free"], items: [{ id: "labels", name: "Labels", plans: ["free"] }] },
  ],
  plans: ["free", "personal"].map((value) => ({ value, label: value })),
  periods: ["monthly", "annual"].map((value) => ({ value, label: value })),
  none: { item: "-", plan: "-", period: "-" },
};

const list = (name: string) => {
  const found = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const offered = (name: string) => [...list(name).options].map(({ value }) => value);

beforeEach(() => {
  history.replaceState(null, "", "/serial");
  sessionStorage.clear();
  vi.stubGlobal("fetch", async () => new Response("{}"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("offers everything while no app is chosen", () => {
  render(<SerialForm {...props} />);
  expect(offered("item")).toEqual(["", "templates", "labels"]);
  expect(offered("plan")).toEqual(["", "free", "personal"]);
});

it("offers what goes with the app, then with the item, and takes back what no longer does", async () => {
  const user = userEvent.setup();
  render(<SerialForm {...props} />);
  await user.click(screen.getByLabelText("Daftar"));
  expect([offered("item"), offered("plan")]).toEqual([
    ["", "templates"],
    ["", "free", "personal"],
  ]);
  await user.selectOptions(list("item"), "templates");
  expect(offered("plan")).toEqual(["", "personal"]);
  await user.selectOptions(list("plan"), "personal");
  await user.click(screen.getByLabelText("Raff"));
  expect([list("item").value, list("plan").value]).toEqual(["", ""]);
  expect(offered("item")).toEqual(["", "labels"]);
});

it("takes the choices of a link, as far as they are offered", () => {
  history.replaceState(null, "", "/serial?app=daftar&item=templates&plan=free&period=annual");
  render(<SerialForm {...props} />);
  expect([list("item").value, list("plan").value, list("period").value]).toEqual(["templates", "", "annual"]);
});

it("offers everything where no script runs, whatever was chosen", () => {
  document.body.innerHTML = renderToString(
    <SerialForm {...props} state={{ values: { app: "raff", item: "labels" } }} />,
  );
  expect(offered("item")).toEqual(["", "templates", "labels"]);
  expect(list("item").querySelector("[selected]")?.getAttribute("value")).toBe("labels");
});
