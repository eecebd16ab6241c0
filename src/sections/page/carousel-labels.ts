import type { Translate } from "#domain/language/translate.ts";
import type { CarouselProps } from "#src/ui/navigation/carousel.tsx";

export const carouselLabels = (t: Translate<"carousel">): CarouselProps["labels"] => ({
  previous: t("carousel.previous"),
  next: t("carousel.next"),
});
