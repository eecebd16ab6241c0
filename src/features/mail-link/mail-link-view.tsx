import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Button } from "#src/ui/controls/button.tsx";

export type MailLinkViewProps = {
  title: string;
  text: string;
  /** What is left to confirm. Opening the link changed nothing, since mail programs open links to look at them. */
  action?: { address: string; label: string };
  /** Where to go on. */
  link: { href: string; label: string };
};

/** What the link of a mail answers. The server renders it at the request; the page itself holds the answer to no link. */
export function MailLinkView({ title, text, action, link }: MailLinkViewProps) {
  return (
    <>
      <h1 className="text-section">{title}</h1>
      <p className="max-w-note text-lead text-copy">{text}</p>
      {action ? (
        // The router would fetch the answer and keep the old address; this is a plain post.
        <form method="post" action={action.address} data-astro-reload="">
          <ActionButton type="submit" size="large">
            {action.label}
          </ActionButton>
        </form>
      ) : (
        <Button href={link.href}>{link.label}</Button>
      )}
    </>
  );
}
