import type { ScreenTexts } from "#domain/screens/screen.ts";
import type { FaceName } from "#src/lettering/faces.ts";
import { Box, type BoxProps, type Color, Icon, Text } from "../drawing/elements.ts";
import { Window } from "../parts.tsx";

type Texts = ScreenTexts<"masqat-quantities">;

/** What a cell of each column is: how wide, and where its figure stands. The column without a width takes what is left. */
const COLUMNS: readonly { letter: string; width?: number; align: "start" | "center" | "end" }[] = [
  { letter: "A", width: 62, align: "center" },
  { letter: "B", align: "start" },
  { letter: "C", width: 84, align: "center" },
  { letter: "D", width: 104, align: "end" },
  { letter: "E", width: 104, align: "end" },
  { letter: "F", width: 124, align: "end" },
];
const QUANTITY_COLUMN = 3;
const NUMBER_WIDTH = 38;
const ROW_HEIGHT = 24;

type Look = "heading" | "columns" | "item" | "room" | "sum" | "total";
type SheetRow = { look: Look; values: readonly string[] };

const LOOKS: Record<Look, { fill?: Color; face: FaceName; color: Color }> = {
  heading: { fill: "surface", face: "strong", color: "ink" },
  columns: { fill: "ok-soft", face: "strong", color: "ok-ink" },
  item: { face: "text", color: "ink" },
  room: { face: "text", color: "copy" },
  sum: { fill: "raised", face: "text", color: "ink" },
  total: { fill: "raised", face: "strong", color: "ink" },
};

export function MasqatQuantities({ texts }: { texts: Texts }) {
  return (
    <Window title={texts.title} end={<Exported label={texts.saved} />}>
      <Box grow>
        <FormulaBar cell={texts.cell} formula={texts.formula} />
        <ColumnHeads chosen={texts.cell.charAt(0)} />
        <Box grow>
          <GridLines />
          {rowsOf(texts).map((row, index) => (
            <Row key={row.values.join()} row={row} number={index + 1} chosen={texts.cell} />
          ))}
          <ChosenCell cell={texts.cell} />
        </Box>
        <Sheets sheets={texts.sheets} />
      </Box>
    </Window>
  );
}

function rowsOf({ heading, columns, items, rooms, sums }: Texts): SheetRow[] {
  return [
    { look: "heading", values: ["", heading] },
    { look: "columns", values: columns },
    ...items.map(({ number, name, unit, quantity, rate, amount }): SheetRow => {
      return { look: "item", values: [number, name, unit, quantity, rate, amount] };
    }),
    ...rooms.map(({ name, quantity }): SheetRow => ({ look: "room", values: ["", name, "", quantity] })),
    ...sums.map(({ name, amount }, index): SheetRow => {
      return { look: index === sums.length - 1 ? "total" : "sum", values: ["", name, "", "", "", amount] };
    }),
  ];
}

function Exported({ label }: { label: string }) {
  return (
    <>
      <Icon name="circle-check" size={14} color="ok-ink" />
      <Text size={12} color="ok-ink">
        {label}
      </Text>
    </>
  );
}

/** A workbook's formulas read from the left in every language. */
function FormulaBar({ cell, formula }: Pick<Texts, "cell" | "formula">) {
  return (
    <Box row direction="ltr" gap={12} height={32} padding={{ x: 12 }} lines={{ bottom: "line" }}>
      <Box width={58} padding={{ y: 2 }} radius={5} border="line-strong">
        <Text size={12} align="center">
          {cell}
        </Text>
      </Box>
      <Text size={12} face="mono" color="muted">
        fx
      </Text>
      <Text size={12} face="mono">
        {formula}
      </Text>
    </Box>
  );
}

const widthOf = (width: number | undefined): Pick<BoxProps, "width" | "grow"> =>
  width === undefined ? { grow: true } : { width };

function ColumnHeads({ chosen }: { chosen: string }) {
  return (
    <Box row height={22} align="stretch" fill="raised" lines={{ bottom: "line-strong" }}>
      <Box width={NUMBER_WIDTH} lines={{ end: "line-strong" }} />
      {COLUMNS.map(({ letter, width }) => {
        const isChosen = letter === chosen;
        return (
          <Box
            key={letter}
            {...widthOf(width)}
            align="center"
            justify="center"
            lines={{ end: "line-strong" }}
            {...(isChosen && { fill: "ok-soft" })}
          >
            <Text size={11} face={isChosen ? "strong" : "text"} color={isChosen ? "ok-ink" : "muted"}>
              {letter}
            </Text>
          </Box>
        );
      })}
    </Box>
  );
}

/** Between the columns, behind the rows: a row with a colour of its own covers them. */
function GridLines() {
  return (
    <Box row align="stretch" at={{ top: 0, bottom: 0, start: 0, end: 0 }}>
      <Box width={NUMBER_WIDTH} fill="raised" lines={{ end: "line-strong" }} />
      {COLUMNS.map(({ letter, width }) => (
        <Box key={letter} {...widthOf(width)} lines={{ end: "line" }} />
      ))}
    </Box>
  );
}

function Row({ row, number, chosen }: { row: SheetRow; number: number; chosen: string }) {
  const { fill, ...text } = LOOKS[row.look];
  const isChosen = chosen.slice(1) === String(number);
  return (
    <Box row height={ROW_HEIGHT} align="stretch" lines={{ bottom: "line" }}>
      <Box width={NUMBER_WIDTH} justify="center">
        <Text size={11} align="center" color={isChosen ? "ok-ink" : "muted"} face={isChosen ? "strong" : "text"}>
          {number}
        </Text>
      </Box>
      <Box row grow align="stretch" {...(fill && { fill })}>
        {COLUMNS.map(({ letter, width, align }, column) => (
          <Box
            key={letter}
            {...widthOf(width)}
            justify="center"
            padding={{ x: 10, start: row.look === "room" && column === 1 ? 26 : 10 }}
            {...(row.look === "room" && column === QUANTITY_COLUMN && { fill: "primary-soft" })}
          >
            {Boolean(row.values[column]) && (
              <Text size={12} align={align} {...text}>
                {row.values[column] ?? ""}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The frame around a cell, with the handle in its corner. It covers the lines of the grid. */
function ChosenCell({ cell }: { cell: string }) {
  const column = COLUMNS.findIndex(({ letter }) => letter === cell.charAt(0));
  const end = COLUMNS.slice(column + 1).reduce((sum, { width = 0 }) => sum + width, 0);
  const top = (Number(cell.slice(1)) - 1) * ROW_HEIGHT - 1;
  return (
    <Box at={{ top, end }} width={COLUMNS[column]?.width ?? 0} height={ROW_HEIGHT + 1} border="ok-ink">
      <Box at={{ bottom: -2, end: -2 }} width={6} height={6} fill="ok-ink" />
    </Box>
  );
}

function Sheets({ sheets }: { sheets: readonly string[] }) {
  return (
    <Box row height={32} gap={4} padding={{ x: 12 }} fill="raised" lines={{ top: "line-strong" }}>
      {sheets.map((sheet, index) => (
        <Box key={sheet} row height={32} padding={{ x: 14 }} {...(index === 0 && { fill: "surface" })}>
          <Text size={12} face={index === 0 ? "strong" : "text"} color={index === 0 ? "ok-ink" : "copy"}>
            {sheet}
          </Text>
          {index === 0 && <Box at={{ bottom: 0, start: 0, end: 0 }} height={2} fill="ok-ink" />}
        </Box>
      ))}
      <Icon name="plus" color="muted" margin={{ start: 6 }} />
    </Box>
  );
}
