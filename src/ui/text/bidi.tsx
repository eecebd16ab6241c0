/** Strings that read from left to right in any language: one component each, isolated from the line around them. */

export type PhoneProps = { e164: string; shown: string };

export function Phone({ e164, shown }: PhoneProps) {
  return (
    <a href={`tel:${e164}`} className="hover:text-primary-ink">
      <bdi dir="ltr">{shown}</bdi>
    </a>
  );
}

export type EmailProps = { address: string };

export function Email({ address }: EmailProps) {
  return (
    <a href={`mailto:${address}`} className="wrap-anywhere hover:text-primary-ink">
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}

export type FigureProps = { children: string | number };

/** A number with a sign, unit or decimal. */
export function Figure({ children }: FigureProps) {
  return <bdi dir="ltr">{children}</bdi>;
}
