/** A folded coffee bag with its paper label, 92 wide and 124 tall. */
export function CoffeeBag({ color, label }: { color: string; label: string }) {
  return (
    <>
      <path fill={color} d="M12 8h68l4 12-2 98a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6L8 20z" />
      <path fill="#000" opacity=".22" d="M12 8h68l4 12H8zM76 20h8l-2 98a6 6 0 0 1-6 6h-4z" />
      <path fill={label} d="M24 48h44v46H24z" />
      <path
        fill="none"
        stroke={color}
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M38 82c-6-8-4-20 8-24 12 6 12 18 4 24-4 3-9 3-12 0zm2-1c5-6 1-12 7-20"
      />
    </>
  );
}
