/** Widths of the four bars and gaps of each digit, in modules (EAN-13, set L; set R has the same widths). */
const DIGITS = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"];
/** The first digit is not drawn: it decides which of the next six are turned round (set G). */
const TURNED = ["", "245", "235", "234", "145", "125", "123", "135", "134", "124"].map(
  (places) => new Set([...places].map(Number)),
);

export const BARCODE_MODULES = 95;

/** An EAN-13 number as a dash pattern: bar, gap, bar, … along a line of 95 modules. */
export function barcodeDashes(digits: string): string {
  const turned = TURNED[Number(digits[0])];
  if (turned === undefined || !/^\d{13}$/.test(digits)) throw new Error(`"${digits}" is not an EAN-13 number`);
  const drawn = [...digits.slice(1)].map((digit, index) => {
    const widths = [...(DIGITS[Number(digit)] ?? "")];
    return (turned.has(index) ? widths.toReversed() : widths).join("");
  });
  const runs = ["111", ...drawn.slice(0, 6), "11111", ...drawn.slice(6), "111"].join("");
  return [...runs].join(" ");
}
