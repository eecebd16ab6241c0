import { Box, Icon, Text } from "../drawing/elements.ts";
import { Barcode, FRAGMENT_TEXT, IconTile, PAPER, PaperRow, QrCode } from "../fragment.tsx";
import { type AfterProps, AfterTitle, Pair } from "./before-after.tsx";

/* Plugins and add-ons that join two things which people used to copy from one to the other. */

/** Lines of the bank on one side, invoices on the other. */
export function MatchedLines({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box gap={18}>
        {rows.map(({ name, value }) => (
          <Box key={name} row>
            <Cell text={value} />
            <Box row grow justify="center">
              <Box at={{ start: 0, end: 0, top: 12 }} height={2} fill="app" />
              <Box width={24} height={24} radius={12} fill="app" align="center" justify="center">
                <Icon name="check" size={15} color="on-primary" />
              </Box>
            </Box>
            <Cell text={name} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function Cell({ text }: { text: string }) {
  return (
    <Box width={98} height={50} radius={9} border="line-strong" fill="raised" align="center" justify="center">
      <Text size={FRAGMENT_TEXT} face="strong">
        {text}
      </Text>
    </Box>
  );
}

/** What a cell held, and what it will hold. */
export function UpdatedCells({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box border="line-strong" radius={8} clip>
        {rows.map(({ name, value }, index) => (
          <Box key={name} row height={56} align="stretch" lines={{ bottom: "line" }}>
            <Box width={52} align="center" justify="center" fill="raised" lines={{ end: "line" }}>
              <Text size={FRAGMENT_TEXT} face="mono" color="muted">
                {`D${14 + index}`}
              </Text>
            </Box>
            <Box row grow padding={{ x: 12 }} gap={10} fill="ok-soft">
              <Text size={16} color="ok-ink" struck>
                {name}
              </Text>
              <Icon name="arrow-right" color="ok-ink" />
              <Text size={19} face="strong" color="ok-ink" push>
                {value}
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** An order becomes a tax invoice. */
export function OrderInvoice({ title, rows }: AfterProps) {
  return (
    <>
      <Box row gap={10} height={52} padding={{ x: 10 }} radius={10} border="line-strong" fill="raised">
        <IconTile name="shopping-bag" size={34} />
        <Text size={16} face="strong">
          {title}
        </Text>
      </Box>
      <Box width={2} height={16} fill="app" self="center" />
      <Box padding={14} radius={8} fill={PAPER.fill} border={PAPER.line}>
        {rows.map(({ name, value }, index) => (
          <PaperRow
            key={name}
            name={name}
            value={value}
            isTotal={index === 2}
            height={30}
            {...(index > 0 && { lines: { top: PAPER.line } })}
          />
        ))}
        <Box align="center" margin={{ top: 8 }}>
          <QrCode size={50} />
        </Box>
      </Box>
    </>
  );
}

/** A packed order with the carrier's label. */
export function CarrierLabel({ title, rows: [tracking, ...others] }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box padding={14} radius={8} fill={PAPER.fill} border={PAPER.line} align="center">
        <Text size={FRAGMENT_TEXT} color={PAPER.muted}>
          {tracking?.name ?? ""}
        </Text>
        <Text size={20} face="mono" color={PAPER.ink} margin={{ bottom: 6 }}>
          {tracking?.value ?? ""}
        </Text>
        <Barcode width={190} height={52} />
      </Box>
      <Box margin={{ top: 6 }}>
        {others.map((row) => (
          <Pair key={row.name} height={32} {...row} />
        ))}
      </Box>
    </>
  );
}

/** Old and new stock of each item: "12/9". */
export function CountedStock({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box gap={10}>
        {rows.map(({ name, value }) => {
          const [old = "", counted = ""] = value.split("/");
          const isSame = old === counted;
          return (
            <Box key={name} row height={54} padding={{ x: 12 }} gap={8} radius={10} border="line-strong">
              <Text grow size={16}>
                {name}
              </Text>
              {!isSame && (
                <Text size={16} color="muted" struck>
                  {old}
                </Text>
              )}
              <Icon name={isSame ? "equal" : "arrow-right"} color="muted" />
              <Box width={46} height={36} radius={8} fill="app" fillOpacity={0.14} align="center" justify="center">
                <Text size={19} face="strong">
                  {counted}
                </Text>
              </Box>
            </Box>
          );
        })}
      </Box>
    </>
  );
}

/** The display of a scale is dark by day, too. */
const DISPLAY = { fill: "#151d33", ink: "#f4f6fc", muted: "#a9b3cd", price: "#ffc35c" } as const;

export function ScaleDisplay({ title, rows: [weight, container, price] }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box padding={{ x: 18, y: 14 }} radius={12} fill={DISPLAY.fill}>
        <Box row gap={8}>
          <Text size={44} face="strong" color={DISPLAY.ink} lineHeight={1.2}>
            {weight?.value ?? ""}
          </Text>
          <Text size={16} color={DISPLAY.muted} margin={{ top: 14 }}>
            {weight?.name ?? ""}
          </Text>
        </Box>
        <Box row justify="between" margin={{ bottom: 10 }}>
          <Text size={FRAGMENT_TEXT} color={DISPLAY.muted}>
            {container?.name ?? ""}
          </Text>
          <Text size={FRAGMENT_TEXT} color={DISPLAY.muted}>
            {container?.value ?? ""}
          </Text>
        </Box>
        <Box row justify="between" padding={{ top: 8 }} lines={{ top: "#35405f" }}>
          <Text size={17} color={DISPLAY.ink}>
            {price?.name ?? ""}
          </Text>
          <Text size={28} face="strong" color={DISPLAY.price} lineHeight={1.25}>
            {price?.value ?? ""}
          </Text>
        </Box>
      </Box>
    </>
  );
}
