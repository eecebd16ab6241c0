import type { ReactNode } from "react";

export type AccordionProps = { children: ReactNode };

/** A list of native disclosures: they open without script, and by links to their content. */
export function Accordion({ children }: AccordionProps) {
  return <div className="accordion self-start border-y border-line">{children}</div>;
}

export type AccordionItemProps = {
  /** The id of the item, for links to it. */
  id?: string;
  /** Items of one name close each other. */
  name?: string;
  open?: boolean;
  title: string;
  children: ReactNode;
};

export function AccordionItem({ title, children, ...details }: AccordionItemProps) {
  return (
    <details {...details}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <p className="max-w-read pb-6 text-copy">{children}</p>
    </details>
  );
}
