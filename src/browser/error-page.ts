import { errorStatusFor, statusOf } from "#domain/site/error-page.ts";
import { showProgress } from "./progress.ts";

/**
 * Shows the site's error page in place of the current one, when a page cannot go on.
 * If that fails too, a plain page shows both errors and a link home, in both languages.
 */
export async function showErrorPage(error: unknown) {
  console.error(error);
  try {
    const page = new DOMParser().parseFromString(await readErrorPage(statusOf(error)), "text/html");
    const main = page.querySelector("main");
    if (!main) throw new Error("the error page has no content");
    document.querySelector("main")?.replaceWith(document.adoptNode(main));
    document.title = page.title;
    showAskedAddress();
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  } catch (second) {
    showLastPage(error, second);
  }
}

/** The page answers with its own status. */
async function readErrorPage(status: number): Promise<string> {
  const home = document.querySelector<HTMLAnchorElement>("a.brand-link")?.pathname ?? "/";
  const address = `${home.replace(/\/$/, "")}/${errorStatusFor(status)}`;
  return showProgress(async () => (await fetch(address, { headers: { accept: "text/html" } })).text());
}

/** The error page is static; the requested address is filled in here. Nobody asked for the offline page's own. */
export function showAskedAddress() {
  const asked = document.querySelector<HTMLElement>("[data-asked-address]");
  if (asked && asked.dataset["own"] !== location.pathname) asked.textContent = location.pathname;
}

function showLastPage(first: unknown, second: unknown) {
  const paragraph = (lang: string, dir: string, text: string) => {
    const element = document.createElement("p");
    element.lang = lang;
    element.dir = dir;
    element.textContent = text;
    return element;
  };
  const details = document.createElement("pre");
  details.dir = "ltr";
  details.textContent = `${String(first)}\n${String(second)}`;
  const home = document.createElement("a");
  home.href = "/";
  home.textContent = "الصفحة الرئيسية · Home";
  const main = document.createElement("main");
  main.append(
    paragraph("ar", "rtl", "حدث خطأ أثناء عرض صفحة الخطأ."),
    paragraph("en", "ltr", "An error occurred while showing the error page."),
    details,
    home,
  );
  document.body.replaceChildren(main);
}
