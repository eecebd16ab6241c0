import { Box, Drawing, Text } from "../drawing/elements.ts";
import { Barcode, FRAGMENT_TEXT, PAPER, PaperRow, QrCode, Rows } from "../fragment.tsx";
import { type AfterProps, AfterTitle } from "./before-after.tsx";

/* Templates: what comes out of the printer. */

export function InvoicePaper({ title, rows }: AfterProps) {
  return (
    <Box padding={16} radius={8} fill={PAPER.fill} border={PAPER.line} clip>
      <Box at={{ top: 0, start: 0, end: 0 }} height={8} fill="app" />
      <Box row justify="between" margin={{ top: 6, bottom: 8 }}>
        <Text size={18} face="display" color={PAPER.ink}>
          {title}
        </Text>
        <Box width={34} height={34} radius={10} fill="app" align="center" justify="center">
          <Drawing
            width={18}
            height={18}
            draw={() => <path fill="none" stroke="#fff" strokeWidth="2.5" d="M2 16 9 3l7 13z" />}
          />
        </Box>
      </Box>
      {rows.map(({ name, value }, index) => (
        <PaperRow key={name} name={name} value={value} isTotal={index === 2} height={29} lines={{ top: PAPER.line }} />
      ))}
      <Box align="end" margin={{ top: 6 }}>
        <QrCode size={62} />
      </Box>
    </Box>
  );
}

/** Chapters and items of a bill, numbered. */
const NUMBERS = ["1.1", "2.1", "3.1"] as const;

export function QuantitiesPaper({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box radius={8} border="line-strong" clip>
        <Box height={10} fill="app" />
        <Rows>
          {rows.map(({ name, value }, index) => (
            <Box key={name} row height={52} align="stretch">
              <Box width={42} justify="center" align="center" fill="raised" lines={{ end: "line" }}>
                <Text size={FRAGMENT_TEXT} color="muted">
                  {NUMBERS[index] ?? ""}
                </Text>
              </Box>
              <Box row grow padding={{ x: 10 }} gap={6}>
                <Text grow size={FRAGMENT_TEXT}>
                  {name}
                </Text>
                <Text size={16} face="strong">
                  {value}
                </Text>
              </Box>
            </Box>
          ))}
        </Rows>
      </Box>
    </>
  );
}

/** Read from two metres away. */
export function ShelfLabel({ title, rows: [price, included, before] }: AfterProps) {
  return (
    <Box padding={16} radius={10} fill={PAPER.fill} border={PAPER.line} clip>
      <Box at={{ top: 0, start: 0, end: 0 }} height={8} fill="app" />
      <Text size={20} face="display" color={PAPER.ink} margin={{ top: 6 }}>
        {title}
      </Text>
      <Text size={FRAGMENT_TEXT} color={PAPER.muted}>
        {price?.name ?? ""}
      </Text>
      <Box row gap={8}>
        <Text size={58} face="strong" color={PAPER.ink} lineHeight={1.25}>
          {price?.value ?? ""}
        </Text>
        <Text size={18} face="strong" color={PAPER.ink}>
          {included?.value ?? ""}
        </Text>
      </Box>
      <Box row justify="between">
        <Text size={FRAGMENT_TEXT} color={PAPER.muted}>
          {included?.name ?? ""}
        </Text>
        <Text size={FRAGMENT_TEXT} color={PAPER.muted}>
          {`${before?.name} ${before?.value}`}
        </Text>
      </Box>
      <Box margin={{ top: 10 }} align="start">
        <Barcode width={168} height={36} />
      </Box>
    </Box>
  );
}

/** A label, a slip and a sticker in the proportions of their paper. */
export function LabelSheets({ title, rows }: AfterProps) {
  const pictures = [ShippingLabel, PackingSlip, FragileSticker];
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box row gap={10} align="end">
        {rows.map(({ name, value }, index) => (
          <Box key={name} grow align="center">
            <Drawing width={74} height={112} draw={pictures[index] ?? ShippingLabel} />
            <Text size={FRAGMENT_TEXT} face="strong" margin={{ top: 6 }}>
              {name}
            </Text>
            <Text size={FRAGMENT_TEXT} color="muted">
              {value}
            </Text>
          </Box>
        ))}
      </Box>
    </>
  );
}

const bars = (x: number, y: number, height: number) =>
  [0, 5, 8, 14, 18, 21, 27, 32, 35, 40, 46, 49].map((step) => `M${x + step} ${y}h3v${height}h-3z`).join("");

function ShippingLabel() {
  return (
    <>
      <rect x=".5" y=".5" width="73" height="111" rx="5" fill={PAPER.fill} stroke={PAPER.line} />
      <path fill="var(--app)" d="M.5 5.5a5 5 0 0 1 5-5h63a5 5 0 0 1 5 5V22H.5z" />
      <path fill={PAPER.line} d="M11 32h52v6H11zm0 11h38v6H11zm0 11h44v6H11z" />
      <path fill={PAPER.ink} d={bars(11, 72, 30)} />
    </>
  );
}

function PackingSlip() {
  return (
    <>
      <rect x=".5" y="7.5" width="73" height="104" rx="5" fill={PAPER.fill} stroke={PAPER.line} />
      <path fill="var(--app)" d="M11 18h24v8H11z" />
      <path
        fill="none"
        stroke={PAPER.line}
        strokeWidth="4"
        d="M11 40h36m8 0h8M11 52h30m14 0h8M11 64h36m8 0h8M11 76h26m18 0h8"
      />
      <path stroke={PAPER.ink} strokeWidth="4" d="M11 94h22m16 0h14" />
    </>
  );
}

function FragileSticker() {
  return (
    <>
      <rect x=".5" y="38.5" width="73" height="73" rx="5" fill="var(--app)" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 52h26l-3 18a10 10 0 0 1-20 0zm13 28v18m-11 0h22M40 53l-5 8 6 4-4 7"
      />
    </>
  );
}
