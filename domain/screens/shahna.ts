import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { alt, figure, label, line } from "./texts.ts";

const shahnaSchema = (localized: Localizer) =>
  z.strictObject({
    id: z.literal("shahna"),
    alt: localized(alt),
    name: localized(label),
    caption: localized(label),
    connected: localized(label),
    zones: z
      .array(
        z.strictObject({
          name: localized(label),
          time: localized(label),
          price: figure,
          isActive: z.boolean(),
        }),
      )
      .length(4),
    ready: localized(line),
    print: localized(label),
  });

export const shahnaScreens = (localized: Localizer) => [shahnaSchema(localized)] as const;
