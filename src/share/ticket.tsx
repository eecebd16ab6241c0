export const TICKET = { width: 396, height: 226, stub: 150, bite: 17, radius: 24 };

/** What is bought in a store: a stub in the colour of its app, a serial and a signature. */
export function Ticket({ color }: { color: string }) {
  const { stub } = TICKET;
  return (
    <>
      <path fill="var(--color-on-primary)" d={ticketOutline()} />
      <path fill={color} d={stubOutline()} />
      <g fill="none" stroke="var(--color-band)">
        <path strokeWidth="20" d={`M${stub + 36} 66h44m12 0h44m12 0h44`} />
        <path strokeWidth="9" strokeLinecap="round" opacity=".2" d={`M${stub + 40} 112h166m-166 32h110`} />
      </g>
      <path
        fill="none"
        stroke="var(--color-primary)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={`M${stub + 40} 190c18-24 31-24 34-5s18 8 29-5 21-8 23 3 26 5 44-8`}
      />
    </>
  );
}

/** A ticket with two bites where its stub is torn off. */
function ticketOutline(): string {
  const { width, height, stub, bite, radius: r } = TICKET;
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return [
    `M${r} 0H${stub - bite}a${bite} ${bite} 0 0 0 ${2 * bite} 0H${width - r}${corner(r, r)}`,
    `V${height - r}${corner(-r, r)}H${stub + bite}a${bite} ${bite} 0 0 0 ${-2 * bite} 0H${r}${corner(-r, -r)}`,
    `V${r}${corner(r, -r)}z`,
  ].join("");
}

/** Up to where it would be torn off. */
function stubOutline(): string {
  const { height, stub, bite, radius: r } = TICKET;
  return `M${r} 0H${stub - bite}a${bite} ${bite} 0 0 0 ${bite} ${bite}V${height - bite}a${bite} ${bite} 0 0 0 ${-bite} ${bite}H${r}a${r} ${r} 0 0 1 ${-r} ${-r}V${r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
