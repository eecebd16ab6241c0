import type { ReactNode } from "react";
import type { ScreenTexts } from "#domain/screens/screen.ts";
import { SQUARE_CODE } from "#src/art/evidence/square-code.ts";
import { Box, type Color, Drawing, Text, type TextProps } from "../drawing/elements.ts";

type Texts = ScreenTexts<"mizan-receipt">;

/* Paper is paper by night, too. */
const PAPER = "#fcfaf6";
const INK: Color = "#231e19";
const FAINT: Color = "#5c5751";
const RULE = "#bcb6af";

const TOOTH = { width: 10, height: 5 };
/** Of SQUARE_CODE, in its own squares. */
const CODE_SIZE = 21;

export function MizanReceipt({ texts }: { texts: Texts }) {
  return (
    <Box padding={{ x: 24, top: 26, bottom: 20 }}>
      <Box at={{ top: 0, bottom: 0, start: 0, end: 0 }}>
        <Drawing grow draw={TornPaper} />
      </Box>
      <Centred size={20} face="display" lineHeight={1.3}>
        {texts.shop}
      </Centred>
      <Centred size={11} color={FAINT}>
        {texts.address}
      </Centred>
      <Box margin={{ top: 8 }}>
        {texts.titles.map((title) => (
          <Centred key={title} size={12} face="strong">
            {title}
          </Centred>
        ))}
      </Box>
      <Rule />
      {[texts.vatNumber, texts.number, texts.issuedAt, texts.cashier].map(({ name, value }) => (
        <Pair key={name} name={name} value={value} />
      ))}
      <Rule />
      {texts.lines.map((line) => (
        <Line key={line.name} {...line} />
      ))}
      <Rule />
      <Sums texts={texts} />
      <Box grow align="center" justify="center">
        <Drawing width={105} height={105} draw={SquareCode} />
      </Box>
      <Centred size={12}>{texts.thanks}</Centred>
    </Box>
  );
}

function Centred({ children, ...props }: Pick<TextProps, "children" | "size" | "face" | "color" | "lineHeight">) {
  return (
    <Text align="center" color={INK} {...props}>
      {children}
    </Text>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <Box row justify="between" height={18}>
      <Text size={11} color={FAINT}>
        {name}
      </Text>
      <Text size={11} color={INK}>
        {value}
      </Text>
    </Box>
  );
}

function Line({ name, count, price, amount }: Texts["lines"][number]) {
  return (
    <Box row gap={8} height={22}>
      <Text size={12} color={INK} grow>
        {name}
      </Text>
      <Box direction="ltr">
        <Text size={11} color={FAINT}>
          {count} × {price}
        </Text>
      </Box>
      <Text width={46} size={12} face="strong" color={INK} align="end">
        {amount}
      </Text>
    </Box>
  );
}

function Sums({ texts }: { texts: Texts }) {
  const total = texts.sums.at(-1);
  return (
    <>
      {texts.sums.slice(0, -1).map(({ name, amount }) => (
        <Pair key={name} name={name} value={amount} />
      ))}
      {total && (
        <Box row gap={6} height={34}>
          <Text size={15} face="strong" color={INK}>
            {total.name}
          </Text>
          <Text push size={20} face="strong" color={INK}>
            {total.amount}
          </Text>
          <Text size={11} color={FAINT}>
            {texts.currency}
          </Text>
        </Box>
      )}
      <Pair name={texts.paidBy.name} value={texts.paidBy.amount} />
    </>
  );
}

function Rule() {
  const draw = ({ width }: { width: number }): ReactNode => (
    <path stroke={RULE} strokeDasharray="4 3" d={`M0 .5H${width}`} />
  );
  return <Drawing height={1} margin={{ y: 9 }} draw={draw} />;
}

/** Teeth where the printer's knife cut the paper, above and below. */
function TornPaper({ width, height }: { width: number; height: number }) {
  const half = TOOTH.width / 2;
  const count = width / TOOTH.width;
  const above = `l${half}-${TOOTH.height} ${half} ${TOOTH.height}`.repeat(count);
  const below = `l-${half} ${TOOTH.height}-${half}-${TOOTH.height}`.repeat(count);
  return <path fill={PAPER} d={`M0 ${TOOTH.height}${above}V${height - TOOTH.height}${below}z`} />;
}

function SquareCode({ width }: { width: number }) {
  return <path fill={INK} fillRule="evenodd" transform={`scale(${width / CODE_SIZE})`} d={SQUARE_CODE} />;
}
