import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { AppSign, Barcode, Button, Heading, Titled, Window } from "../parts.tsx";

type LabelsTexts = ScreenTexts<"shahna-labels">;

/** Paper and what is printed on it are the same by day and by night. */
const PAPER = "#ffffff";
const PRINT = "#10162b";
const PRINT_FAINT = "#4a5168";
const CUT = "#c3c8d6";
/** Labels beside each other. */
const ROW = 3;

/** The first page of the day's labels, as it will leave the printer: A4, lying. */
export function ShahnaLabels({ texts }: { texts: LabelsTexts }) {
  return (
    <Window title={texts.title}>
      <Settings texts={texts} />
      <Box grow fill="page-alt" padding={{ x: 18, top: 12, bottom: 18 }}>
        <Box row justify="between" margin={{ bottom: 12 }}>
          <Text size={11} color="muted">
            {texts.page}
          </Text>
          <Box row gap={14}>
            <Icon name="chevron-left" color="muted" />
            <Icon name="chevron-right" color="ink" />
          </Box>
        </Box>
        <Box grow gap={10} padding={14} fill={PAPER} border={CUT}>
          {[texts.labels.slice(0, ROW), texts.labels.slice(ROW)].map((labels, row) => (
            <Box key={row === 0 ? "upper" : "lower"} row grow gap={10} align="stretch">
              {labels.map((label) => (
                <Label key={label.number} label={label} paid={texts.paid} collect={texts.collect} />
              ))}
            </Box>
          ))}
        </Box>
      </Box>
    </Window>
  );
}

function Settings({ texts }: { texts: LabelsTexts }) {
  return (
    <Box width={214} padding={16} lines={{ end: "line" }}>
      <Box row gap={10}>
        <AppSign app="shahna" size={34} />
        <Heading title={texts.heading} size={16} />
      </Box>
      <Text size={11} color="muted" margin={{ top: 20, bottom: 6 }}>
        {texts.paper}
      </Text>
      <Box gap={8}>
        {texts.papers.map(({ name, note }, index) => (
          <Choice key={name} name={name} note={note} isChosen={index === 0} />
        ))}
      </Box>
      <Text size={11} color="muted" margin={{ top: 20, bottom: 2 }}>
        {texts.zonesTitle}
      </Text>
      {texts.zones.map(({ name, count }, index) => (
        <Box key={name} row padding={{ y: 7 }} {...(index > 0 && { lines: { top: "line" as const } })}>
          <Text grow>{name}</Text>
          <Text face="strong">{count}</Text>
        </Box>
      ))}
      <Box push>
        <Button look="dark" icon="printer" label={texts.print} size={13} />
      </Box>
    </Box>
  );
}

function Choice({ name, note, isChosen }: { name: string; note: string; isChosen: boolean }) {
  return (
    <Box
      row
      gap={10}
      padding={{ y: 8, x: 11 }}
      radius={10}
      border={isChosen ? "ink" : "line"}
      {...(isChosen && { fill: "raised" })}
    >
      <Drawing
        width={16}
        height={16}
        draw={() => (
          <>
            <circle
              cx="8"
              cy="8"
              r="7"
              fill="none"
              strokeWidth="1.5"
              stroke={isChosen ? "var(--color-ink)" : "var(--color-line-strong)"}
            />
            {isChosen && <circle cx="8" cy="8" r="3.5" fill="var(--color-ink)" />}
          </>
        )}
      />
      <Titled face={isChosen ? "strong" : "text"} title={name} note={note} />
    </Box>
  );
}

type LabelProps = Pick<LabelsTexts, "paid" | "collect"> & { label: LabelsTexts["labels"][number] };

function Label({ label: { city, district, customer, number, barcode, due }, paid, collect }: LabelProps) {
  return (
    <Box grow padding={{ y: 10, x: 13 }} border={CUT} dashed>
      <Box row align="start" justify="between">
        <Text size={18} face="strong" color={PRINT} lineHeight={1.3}>
          {city}
        </Text>
        <Text size={11} face="mono" color={PRINT_FAINT} lineHeight={1.9}>
          {`#${number}`}
        </Text>
      </Box>
      <Text size={11} color={PRINT_FAINT}>
        {district}
      </Text>
      <Text size={12} face="strong" color={PRINT} margin={{ top: 4 }}>
        {customer}
      </Text>
      <Box push align="center" gap={3}>
        <Barcode digits={barcode} color={PRINT} width={152} height={52} />
        <Text size={11} face="mono" color={PRINT}>
          {barcode}
        </Text>
      </Box>
      <Box row push height={25} padding={{ top: 6 }} lines={{ top: PRINT }}>
        <Text size={11} color={PRINT}>
          {due === null ? paid : collect}
        </Text>
        {due !== null && (
          <Text push face="strong" color={PRINT}>
            {due}
          </Text>
        )}
      </Box>
    </Box>
  );
}
