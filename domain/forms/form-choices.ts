import { PERIODS } from "#domain/catalogue/periods-and-tiers.ts";
import type { KnownChoices } from "./forms.ts";

/** A message may be about none of the services. */
export const OTHER_SERVICE = "other";

export type Catalogue = {
  services: readonly { id: string }[];
  apps: readonly { id: string; plans: readonly string[]; items: readonly { id: string; plans: readonly string[] }[] }[];
};

/** What may be chosen in the forms, given what the company offers. */
export function choicesFrom({ services, apps }: Catalogue): KnownChoices {
  return (field, values) => {
    const app = apps.find(({ id }) => id === values["app"]);
    const item = app?.items.find(({ id }) => id === values["item"]);
    switch (field) {
      case "service":
        return [...services.map(({ id }) => id), OTHER_SERVICE];
      case "app":
        return apps.map(({ id }) => id);
      case "item":
        return app?.items.map(({ id }) => id) ?? [];
      case "plan":
        return (item ?? app)?.plans ?? [];
      case "period":
        return PERIODS;
      default:
        return [];
    }
  };
}
