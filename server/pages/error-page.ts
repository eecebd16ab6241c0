import { ELSEWHERE_PATH, ERROR_SLOTS } from "#domain/site/error-page.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";

export type ErrorFill = {
  /** Replaces the page's own message, such as `Unknown middleware admin`. */
  message?: string;
  /** An address without its language that exists; the page then offers it in every language. */
  elsewhere?: string;
};

const slotPattern = (name: string) => new RegExp(`(<([a-z0-9]+)[^>]*\\bdata-slot="${name}"[^>]*>)([\\s\\S]*?)(</\\2>)`);

/** Completes a prerendered error page. A page without the slots is a broken build and stops the start. */
export function errorPageTemplate(html: string) {
  for (const name of Object.values(ERROR_SLOTS))
    if (!slotPattern(name).test(html)) throw new Error(`an error page lacks the slot "${name}"`);
  return ({ message, elsewhere }: ErrorFill = {}): string => {
    const withMessage =
      message === undefined
        ? html
        : html.replace(
            slotPattern(ERROR_SLOTS.message),
            (_, open, _tag, _inner, close) => `${open}${escapeHtml(message)}${close}`,
          );
    return withMessage.replace(slotPattern(ERROR_SLOTS.elsewhere), (block: string) =>
      elsewhere === undefined ? "" : block.replaceAll(ELSEWHERE_PATH, escapeHtml(elsewhere)),
    );
  };
}

/** When even the error page cannot be shown: plain words, the details, a way home, in both languages. */
export function fallbackErrorPage(details: string): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>حدث خطأ · An error occurred</title></head>
<body>
<main>
<h1>حدث خطأ أثناء عرض صفحة الخطأ</h1>
<p lang="en" dir="ltr">An error occurred while showing the error page.</p>
<pre dir="ltr">${escapeHtml(details)}</pre>
<p><a href="/">العودة إلى الصفحة الرئيسية · <span lang="en">Back to the home page</span></a></p>
</main>
</body>
</html>
`;
}
