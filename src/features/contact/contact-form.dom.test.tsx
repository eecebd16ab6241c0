import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { describeForm } from "#src/forms/form-states.fixture.tsx";
import { ContactForm } from "./contact-form.tsx";

const MESSAGE = "نريد تطبيقًا لمخزن صغير.";
const services = ["mobile", "website", "other"].map((value) => ({ value, label: value }));

describeForm(
  {
    form: "contact",
    values: { service: "other", name: "ليلى", message: MESSAGE },
    body: { service: "other", name: "ليلى", message: MESSAGE, phone: "", company: "" },
    element: (setup, state) => <ContactForm setup={setup} services={services} {...state} />,
  },
  ({ control, errors, show, paste }) => {
    const ask = (query: string) => history.replaceState(null, "", `/contact${query}`);
    const service = (value: string) => screen.getByRole<HTMLInputElement>("radio", { name: value });

    it("says by each text how to correct it", async () => {
      const { user } = show();
      for (const [name, text, code] of [
        ["name", "ل", "short"],
        ["phone", "12", "invalid"],
        ["company", "x".repeat(121), "long"],
        ["message", "قصير", "short"],
      ] as const) {
        await paste(user, name, text);
        await user.tab();
        expect(screen.getByText(errors(name)[code] ?? "")).toBeTruthy();
        expect(control(name).getAttribute("aria-invalid"), name).toBe("true");
      }
    });

    it("takes the service of a link, and ignores one that it does not offer", () => {
      ask("?service=website");
      const { unmount } = show();
      expect(service("website").checked).toBe(true);
      unmount();
      ask("?service=%3Cscript%3E");
      show();
      expect(screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked)).toEqual([]);
    });

    it("lets a newer link choose instead of the draft", async () => {
      const { user, unmount } = show();
      await paste(user, "message", MESSAGE);
      await user.click(service("mobile"));
      unmount();
      ask("?service=website");
      show();
      expect(control("message").value).toBe(MESSAGE);
      expect(service("website").checked).toBe(true);
    });
  },
);
