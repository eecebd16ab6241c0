import type { Translate } from "#domain/language/translate.ts";
import type { CompassProps } from "#src/art/chart/compass.tsx";

export const compassLabels = (t: Translate<"process">): Required<CompassProps>["labels"] => [
  t("process.north"),
  t("process.east"),
  t("process.south"),
  t("process.west"),
];
