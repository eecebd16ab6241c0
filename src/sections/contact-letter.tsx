import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import "#src/styles/contact-letter.css";

export type ContactLetterProps = {
  title: string;
  /** Name of the choice in the page's query: ?service=plugin chooses plugin. */
  name: string;
  legend: string;
  topics: {
    value: string;
    label: string;
    email: string;
    chat: string;
    /** A product is shown by its sign. */
    app?: string;
  }[];
  /** The topic chosen when the address names none. */
  initial: string;
  hints: { label: string; lines: string[] };
  actions: { email: string; chat: string };
  note: string;
};

/**
 * Choosing a subject changes where the two buttons lead: a letter or a chat that already names it.
 * The platform does the choosing; src/browser/query-choice.ts chooses what the address asks for.
 */
export function ContactLetter({ title, name, legend, topics, initial, hints, actions, note }: ContactLetterProps) {
  return (
    <section aria-labelledby="letter-title" className="contact-letter">
      <h2 id="letter-title">{title}</h2>
      <fieldset data-from-query={name}>
        <legend>{legend}</legend>
        <div className="contact-topics">
          {topics.map(({ value, label, email, chat, app }) => (
            <div key={value} className="contact-topic">
              <label className={app ? "choice choice-tile" : "choice"}>
                <input type="radio" name={name} value={value} defaultChecked={value === initial} />
                {app && <AppIcon app={app} size="sm" />}
                {label}
              </label>
              <div className="contact-topic-ways">
                <Button href={email} size="large" icon="mail">
                  {actions.email}
                </Button>
                <Button href={chat} size="large" look="ghost" icon="whatsapp" newTab>
                  {actions.chat}
                </Button>
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="contact-hints">
        <p>{hints.label}</p>
        <ul>
          {hints.lines.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <p className="contact-note">{note}</p>
    </section>
  );
}
