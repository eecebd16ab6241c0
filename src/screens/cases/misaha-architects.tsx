import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame, Rows } from "../fragment.tsx";

/** Colours of the office's layers on the dark sheet of the drawing program. */
const SHEET = "#101a30";
const SHEET_LINE = "#22304f";
const LAYERS = ["#8fb4ff", "#f2b866", "#5fd0a5"] as const;

/** Where the rooms lie: the wall on each side, and how low the name stands. */
const ROOMS = [
  { top: 66, start: 36, end: 294 },
  { top: 98, start: 186, end: 176 },
  { top: 66, start: 304, end: 36 },
] as const;

/** The plan above, and below it the schedule that was read from its layers. */
export function MisahaArchitects({ texts }: { texts: ScreenTexts<"case-misaha-architects"> }) {
  return (
    <FragmentFrame padding={0} fill="surface">
      <Box height={160} fill={SHEET}>
        <Drawing grow mirrored draw={Plan} />
        {texts.rooms.map((room, index) => (
          <Box key={room} at={ROOMS[index] ?? {}}>
            <Text size={16} color="#dfe7fb" align="center">
              {room}
            </Text>
          </Box>
        ))}
      </Box>
      <Box grow padding={{ x: 20, top: 12 }}>
        <Text size={17} face="display">
          {texts.title}
        </Text>
        <Rows margin={{ top: 4 }}>
          {texts.rows.map(({ layer, name, amount, unit }, index) => (
            <Box key={layer} row height={46} gap={10}>
              <Box width={11} height={11} radius={3} fill={LAYERS[index] ?? LAYERS[0]} border="line-strong" />
              <Text width={104} size={FRAGMENT_TEXT} face="mono" color="muted">
                {layer}
              </Text>
              <Text grow size={17}>
                {name}
              </Text>
              <Text size={18} face="strong">
                {amount}
              </Text>
              <Text width={32} size={FRAGMENT_TEXT} color="muted">
                {unit}
              </Text>
            </Box>
          ))}
        </Rows>
      </Box>
    </FragmentFrame>
  );
}

/** Walls, doors and tiles of a villa, each on its layer. */
function Plan() {
  const grid = `${Array.from({ length: 16 }, (_, index) => `M${index * 32} 0v160`).join("")}${Array.from({ length: 5 }, (_, index) => `M0 ${index * 32 + 16}h480`).join("")}`;
  return (
    <g fill="none">
      <path stroke={SHEET_LINE} d={grid} />
      <path
        stroke={LAYERS[2]}
        opacity=".3"
        d="M190 30h110v100h-110zM190 55h110m-110 25h110m-110 25h110M217 30v100m28-100v100m28-100v100"
      />
      <path
        stroke={LAYERS[0]}
        strokeWidth="5"
        d="M36 26h118m34 0h256v108h-90m-34 0H36V23.5M186 26v24m0 34v50M304 26v50m0 34v24"
      />
      <path
        stroke={LAYERS[1]}
        strokeWidth="2"
        d="M154 26v34a34 34 0 0 0 34-34M354 134v-34a34 34 0 0 0-34 34M186 50h34a34 34 0 0 1-34 34M304 76h-34a34 34 0 0 0 34 34"
      />
    </g>
  );
}
