import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { onChoices } from "#src/browser/page-choices.ts";
import { describeForm } from "#src/forms/form-states.fixture.tsx";
import { SerialForm, type SerialFormProps } from "./serial-form.tsx";

const choices: Omit<SerialFormProps, "setup"> = {
  apps: [
    {
      id: "daftar",
      name: "Daftar",
      about: "About Daftar",
      plans: ["free", "personal"],
      items: [{ id: "templates", name: "Templates", plans: ["personal"] }],
    },
    {
      id: "raff",
      name: "Raff",
      about: null,
      plans: ["free"],
      items: [{ id: "labels", name: "Labels", plans: ["free"] }],
    },
  ],
  plans: ["free", "personal"].map((value) => ({ value, label: value })),
  periods: ["monthly", "annual"].map((value) => ({ value, label: value })),
  none: { item: "-", plan: "-", period: "-" },
  deviceHelp: {
    device: "7F2C",
    texts: {
      find: "Where?",
      copy: "Look here",
      about: "About the program",
      label: "Code",
      onSite: "The domain instead",
    },
  },
};

const announced = vi.fn();
onChoices(announced);

describeForm(
  {
    form: "serial",
    values: { app: "Raff", plan: "free", name: "ليلى", device: "7F2C-91AD-03B6" },
    body: { app: "raff", item: "", plan: "free", period: "", name: "ليلى", order: "", note: "" },
    element: (setup, state) => <SerialForm setup={setup} {...choices} {...state} />,
  },
  ({ control, errors, drawn, show, paste }) => {
    const ask = (query: string) => history.replaceState(null, "", `/serial${query}`);
    const list = (name: string) => control<HTMLSelectElement>(name);
    const offered = (name: string) => [...list(name).options].map(({ value }) => value);
    const app = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

    it("offers everything while no app is chosen", () => {
      show();
      expect(offered("item")).toEqual(["", "templates", "labels"]);
      expect(offered("plan")).toEqual(["", "free", "personal"]);
      expect(offered("period")).toEqual(["", "monthly", "annual"]);
    });

    it("shows where the device code of the chosen app is, or that it has none", async () => {
      const { user } = show();
      expect(screen.getByText("About the program")).toBeTruthy();
      await user.click(app("Daftar"));
      expect(screen.getByText("About Daftar")).toBeTruthy();
      await user.click(app("Raff"));
      expect([screen.queryByText("Look here"), screen.getByText("The domain instead").tagName]).toEqual([null, "P"]);
    });

    it("offers what goes with the app, then with the item, and takes back what no longer does", async () => {
      const { user } = show();
      await user.click(app("Daftar"));
      expect([offered("item"), offered("plan")]).toEqual([
        ["", "templates"],
        ["", "free", "personal"],
      ]);
      await user.selectOptions(list("item"), "templates");
      expect(offered("plan")).toEqual(["", "personal"]);
      await user.selectOptions(list("plan"), "personal");
      expect(announced).toHaveBeenLastCalledWith(["Daftar", "Templates", "personal"]);
      await user.click(app("Raff"));
      expect([list("item").value, list("plan").value]).toEqual(["", ""]);
      expect([offered("item"), offered("plan")]).toEqual([
        ["", "labels"],
        ["", "free"],
      ]);
      expect(announced).toHaveBeenLastCalledWith(["Raff"]);
    });

    it("says by each text how to correct it", async () => {
      const { user } = show();
      for (const [name, text, code] of [
        ["name", "ل", "short"],
        ["order", "1".repeat(41), "long"],
        ["device", "A".repeat(41), "long"],
        ["note", "x".repeat(1001), "long"],
      ] as const) {
        await paste(user, name, text);
        await user.tab();
        expect(screen.getByText(errors(name)[code] ?? "")).toBeTruthy();
        expect(control(name).getAttribute("aria-invalid"), name).toBe("true");
      }
    });

    it("takes the choices of a link, as far as they are offered", () => {
      ask("?app=daftar&item=templates&plan=free&period=annual");
      show();
      expect(app("Daftar").checked).toBe(true);
      expect([list("item").value, list("plan").value, list("period").value]).toEqual(["templates", "", "annual"]);
    });

    it("lets a newer link choose instead of the draft, and takes back what does not go with it", async () => {
      const { user, unmount } = show();
      await user.click(app("Daftar"));
      await user.selectOptions(list("item"), "templates");
      await paste(user, "note", "؟");
      unmount();
      ask("?app=raff");
      show();
      expect(app("Raff").checked).toBe(true);
      expect(list("item").value).toBe("");
      expect(announced).toHaveBeenLastCalledWith(["Raff"]);
      expect(offered("plan")).toEqual(["", "free"]);
      expect(control("note").value).toBe("؟");
    });

    it("offers everything where no script runs, whatever was chosen", () => {
      document.body.innerHTML = renderToString(drawn({ values: { app: "raff", item: "labels" } }));
      expect(offered("item")).toEqual(["", "templates", "labels"]);
      expect(list("item").querySelector("[selected]")?.getAttribute("value")).toBe("labels");
      document.body.replaceChildren();
    });
  },
);
