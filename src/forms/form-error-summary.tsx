import { controlId } from "#domain/forms/form-page.ts";
import { FORMS } from "#domain/forms/forms.ts";
import type { Form } from "./use-form.ts";

/** Everything that was wrong when the form was sent, each a link to its control. */
export function FormErrorSummary({ form }: { form: Form }) {
  const { id, summary, texts } = form;
  const wrong = FORMS[id].flatMap(({ name }) => (summary[name] === undefined ? [] : { name, text: summary[name] }));
  if (wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a page answered without script begins where its errors are listed
    <div className="form-errors" role="alert" tabIndex={-1} autoFocus={!form.isHydrated}>
      <p>{texts.errorSummary}</p>
      <ul>
        {wrong.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${controlId(id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                form.focus(name);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
