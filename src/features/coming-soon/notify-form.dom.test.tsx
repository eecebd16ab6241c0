import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { onChoices } from "#src/browser/page-choices.ts";
import { describeForm } from "#src/forms/form-states.fixture.tsx";
import { NotifyForm } from "./notify-form.tsx";

const apps = [
  { value: "", label: "-" },
  { value: "daftar", label: "Daftar" },
  { value: "raff", label: "Raff" },
];

const announced = vi.fn();
onChoices(announced);

describeForm(
  {
    form: "notify",
    values: { app: "Raff" },
    body: { app: "raff" },
    element: (setup, state) => <NotifyForm setup={setup} apps={apps} {...state} />,
  },
  ({ control, errors, checkbox, show, paste, sendButton, sentBodies, reference }) => {
    const invalid = errors("email")["invalid"] ?? "";
    const ask = (query: string) => history.replaceState(null, "", `/coming-soon${query}`);

    it("needs an address that can be written to, and says so at both places", async () => {
      const { user } = show();
      await paste(user, "email", "layla@example");
      await user.click(checkbox());
      await user.click(sendButton());
      expect(within(screen.getByRole("alert")).getByRole("link").textContent).toBe(invalid);
      expect(screen.getAllByText(invalid)).toHaveLength(2);
      expect(document.activeElement).toBe(control("email"));
      expect(sentBodies()).toEqual([]);
    });

    it("may be sent for anything new, without an app", async () => {
      const { user } = show();
      expect(control("app").value).toBe("");
      await paste(user, "email", "layla@example.com");
      await user.click(checkbox());
      await user.click(sendButton());
      await screen.findByText(reference);
      expect(sentBodies()).toMatchObject([{ app: "" }]);
    });

    it("takes the app of a link, announces it, and ignores one that it does not offer", () => {
      ask("?app=raff");
      const { unmount } = show();
      expect(control("app").value).toBe("raff");
      expect(announced).toHaveBeenLastCalledWith(["Raff"]);
      unmount();
      ask("?app=%3Cscript%3E");
      show();
      expect(control("app").value).toBe("");
      expect(announced).toHaveBeenLastCalledWith([]);
    });

    it("lets a newer link choose instead of the draft", async () => {
      const { user, unmount } = show();
      await user.selectOptions(control("app"), "Daftar");
      await paste(user, "email", "layla@example.com");
      unmount();
      show().unmount();
      ask("?app=raff");
      show();
      expect(control("app").value).toBe("raff");
      expect(control("email").value).toBe("layla@example.com");
    });
  },
);
