import { controlId, FORM_ATTRIBUTES, FORM_PAGES } from "#domain/forms/form-page.ts";
import { FORMS, type FormId } from "#domain/forms/forms.ts";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import {
  attributeOf,
  findAll,
  findFirst,
  type HtmlElement,
  hasAttribute,
  isTag,
  newElement,
  parseHtml,
  removeAttribute,
  setAttribute,
  setChildren,
  setText,
  textOf,
  writeHtml,
} from "./html-tree.ts";

export type FieldText = { field: string; text: string };

export type FormFill = {
  /** What the visitor sent, to stand in the form again. */
  typed?: Readonly<Record<string, unknown>>;
  errors?: readonly FieldText[];
  /** The reference of what was stored: the form gives way to the good news. */
  done?: string;
  /** Why nothing was stored. */
  failed?: string;
};

export type FormPages = {
  filled: (form: FormId, locale: string, fill: FormFill) => string;
};

/** Answers to forms sent without JavaScript: the form's own page, completed as its script would complete it. */
export function createFormPages(pageAt: (address: string) => string | null, facts: ServerFacts): FormPages {
  return {
    filled(form, locale, fill) {
      const page = pageAt(`/${locale}${FORM_PAGES[form].page}`);
      return (page === null ? null : fillFormPage(page, form, fill)) ?? plainAnswer(locale, fill, facts);
    },
  };
}

/** Completes a page by the contract of `domain/forms/form-page.ts`; null when the page has no such form. */
export function fillFormPage(
  html: string,
  form: FormId,
  { typed, errors = [], done, failed }: FormFill,
): string | null {
  const document = parseHtml(html);
  const element = findFirst(document, hasAttribute(FORM_ATTRIBUTES.form, form));
  if (!element) return null;
  const block = (attribute: string) => findFirst(document, hasAttribute(attribute));

  if (done !== undefined) {
    setAttribute(element, "hidden", "");
    const good = block(FORM_ATTRIBUTES.done);
    if (good) removeAttribute(good, "hidden");
    const reference = block(FORM_ATTRIBUTES.reference);
    if (reference) setText(reference, done);
    return writeHtml(document);
  }

  for (const control of controlsOf(element)) refill(control, typed ?? {});
  for (const error of errors) showError(element, form, error);
  if (errors.length > 0) showSummary(form, block(FORM_ATTRIBUTES.errors), errors);
  if (failed !== undefined) {
    const bad = block(FORM_ATTRIBUTES.failed);
    if (bad) {
      removeAttribute(bad, "hidden");
      const reason = findFirst(bad, hasAttribute(FORM_ATTRIBUTES.reason));
      if (reason) setText(reason, failed);
      else setChildren(bad, [newElement("p", {}, failed), ...findAll(bad, (child) => child.parentNode === bad)]);
    }
  }
  return writeHtml(document);
}

const controlsOf = (form: HtmlElement) =>
  findAll(form, (element) => ["input", "select", "textarea"].includes(element.tagName)).filter(
    (element) => attributeOf(element, "name") !== undefined,
  );

const ownFields: ReadonlySet<string> = new Set([
  ...Object.values(FORMS).flatMap((fields) => fields.map(({ name }) => name)),
]);

/** What was typed stands where it was typed. Signed times and answers to challenges are spent. */
function refill(control: HtmlElement, typed: Readonly<Record<string, unknown>>) {
  const name = attributeOf(control, "name") ?? "";
  if (!ownFields.has(name)) return;
  const sent = Object.hasOwn(typed, name) ? typed[name] : "";
  const value = typeof sent === "string" ? sent : "";
  const type = attributeOf(control, "type");
  if (control.tagName === "textarea") setText(control, value);
  else if (control.tagName === "select")
    for (const option of findAll(control, isTag("option")))
      setFlag(option, "selected", (attributeOf(option, "value") ?? textOf(option)) === value);
  else if (type === "radio") setFlag(control, "checked", attributeOf(control, "value") === value && value !== "");
  else if (type === "checkbox") setFlag(control, "checked", value !== "");
  else setAttribute(control, "value", value);
}

function setFlag(element: HtmlElement, name: string, isSet: boolean) {
  if (isSet) setAttribute(element, name, "");
  else removeAttribute(element, name);
}

function showError(form: HtmlElement, id: FormId, { field, text }: FieldText) {
  // Of radio buttons the group is wrong, not one of them; it has the id a single control would have.
  const control = findFirst(form, hasAttribute("id", controlId(id, field)));
  if (control) setAttribute(control, "aria-invalid", "true");
  const message = findFirst(form, hasAttribute(FORM_ATTRIBUTES.errorFor, field));
  if (!message) return;
  setText(findFirst(message, hasAttribute(FORM_ATTRIBUTES.errorText)) ?? message, text);
  removeAttribute(message, "hidden");
}

function showSummary(id: FormId, summary: HtmlElement | undefined, errors: readonly FieldText[]) {
  if (!summary) return;
  removeAttribute(summary, "hidden");
  // A page that was answered has no script to move the focus; this is where reading should begin.
  setAttribute(summary, "autofocus", "");
  const list = findFirst(summary, isTag("ul"));
  if (!list) return;
  const links = errors.map(({ field, text }) => newElement("a", { href: `#${controlId(id, field)}` }, text));
  setChildren(
    list,
    links.map((link) => newElement("li", {}, link)),
  );
}

/** Where there are no pages (`npm run dev` serves the API alone) the answer is as plain as can be. */
function plainAnswer(locale: string, { errors = [], done, failed }: FormFill, { locales, brand }: ServerFacts): string {
  const row = locales.find(({ code }) => code === locale);
  const lines = [...(done ? [done] : []), ...(failed ? [failed] : []), ...errors.map(({ text }) => text)];
  const html = newElement(
    "html",
    { lang: row?.iso ?? locale, dir: row?.dir ?? "ltr" },
    newElement("head", {}, newElement("title", {}, brand[locale] ?? "")),
    newElement("body", {}, ...lines.map((line) => newElement("p", {}, line))),
  );
  return `<!DOCTYPE html>${writeHtml(newElement("div", {}, html))}`;
}
