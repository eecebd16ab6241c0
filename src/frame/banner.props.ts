import type { Locale } from "#domain/language/locale.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { OfflineBannerProps } from "./page-marks.tsx";

export function bannerProps(locale: Locale): OfflineBannerProps {
  const t = messagesIn(locale);
  return {
    text: t("frame.offline"),
    waiting: {
      home: addressOf(locale, paths.home()),
      notice: t("forms.waiting.notice"),
      open: t("forms.waiting.open"),
      forget: t("forms.waiting.forget"),
    },
  };
}
