import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, type Color, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame } from "../fragment.tsx";

type Texts = ScreenTexts<"case-yaqeen-accounting">;

/** The colour by which people know the program. */
const EXCEL = "#0f7040";
const NUMBER_WIDTH = 34;
const FIGURE_WIDTH = 132;
const ROW = 40;

/** A sheet whose figures know where they come from. */
export function YaqeenAccounting({ texts }: { texts: Texts }) {
  return (
    <FragmentFrame padding={0} fill="surface">
      <Box row gap={10} height={44} padding={{ x: 16 }} fill={EXCEL}>
        <Icon name="table-2" size={20} color="#ffffff" />
        <Text size={16} face="strong" color="#ffffff">
          {texts.title}
        </Text>
      </Box>
      <Box row gap={12} height={42} padding={{ x: 16 }} fill="raised" lines={{ bottom: "line" }}>
        <Text size={FRAGMENT_TEXT} face="mono" color="muted">
          B2
        </Text>
        <Box width={1} height={22} fill="line-strong" />
        <Text size={FRAGMENT_TEXT} face="mono">
          {texts.command}
        </Text>
      </Box>
      <SheetRow number="1" cells={texts.heads} color="muted" face="text" />
      {texts.rows.map(({ name, amount, tax, state }, index) => (
        <SheetRow
          key={name}
          number={String(index + 2)}
          cells={[name, amount, tax]}
          state={state}
          face={index === texts.rows.length - 1 ? "strong" : "text"}
        />
      ))}
      <Remark icon="link-2" tone="primary" cell="B2" text={texts.tip} />
      <Remark icon="triangle-alert" tone="warn" cell="B4" text={texts.note} />
    </FragmentFrame>
  );
}

type RemarkProps = { icon: string; tone: "primary" | "warn"; cell: string; text: string };

/** What the add-in says of a cell. */
function Remark({ icon, tone, cell, text }: RemarkProps) {
  return (
    <Box row grow gap={9} padding={{ x: 9 }} fill={`${tone}-soft`}>
      <Icon name={icon} size={18} color={`${tone}-ink`} />
      <Text size={FRAGMENT_TEXT} face="mono" color={`${tone}-ink`}>
        {cell}
      </Text>
      <Text size={FRAGMENT_TEXT} face="strong" color={`${tone}-ink`}>
        {text}
      </Text>
    </Box>
  );
}

type SheetRowProps = {
  number: string;
  cells: readonly string[];
  state?: Texts["rows"][number]["state"];
  color?: Color;
  face: "text" | "strong";
};

function SheetRow({
  number,
  cells: [name = "", amount = "", tax = ""],
  state = "equal",
  color = "ink",
  face,
}: SheetRowProps) {
  return (
    <Box row height={ROW} align="stretch" lines={{ bottom: "line" }}>
      <Box width={NUMBER_WIDTH} align="center" justify="center" fill="raised" lines={{ end: "line" }}>
        <Text size={FRAGMENT_TEXT} color="muted">
          {number}
        </Text>
      </Box>
      <Box grow justify="center" padding={{ x: 12 }} lines={{ end: "line" }}>
        <Text size={16} face={face} color={color}>
          {name}
        </Text>
      </Box>
      <FigureCell figure={amount} state={state} color={color} face={face} />
      <FigureCell figure={tax} state="equal" color={color} face={face} />
    </Box>
  );
}

function FigureCell({
  figure,
  state,
  color,
  face,
}: { figure: string; color: Color } & Required<Pick<SheetRowProps, "state" | "face">>) {
  const look =
    state === "chosen" ? { fill: "primary-soft" as const } : state === "differs" ? { fill: "warn-soft" as const } : {};
  return (
    <Box width={FIGURE_WIDTH} justify="center" padding={{ x: 12 }} lines={{ end: "line" }} {...look}>
      <Text size={16} align="end" face={face} color={state === "differs" ? "warn-ink" : color}>
        {figure}
      </Text>
      {state === "chosen" && (
        <>
          <Box at={{ top: 0, bottom: 0, start: 0, end: 0 }} border={EXCEL} />
          <Box at={{ top: 1, bottom: 1, start: 1, end: 1 }} border={EXCEL} />
        </>
      )}
    </Box>
  );
}
