import { Box, type Color, Drawing, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, IconTile, Panel } from "../fragment.tsx";
import { type AfterProps, AfterTitle, Pair } from "./before-after.tsx";

/* Editions: one view of many clients, tables, bins or parcels; and the steel of a building. */

/** Clients and what each is waiting for; the last one is done. */
export function ClientList({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box gap={10}>
        {rows.map(({ name, value }, index) => (
          <Panel key={name} row height={62} padding={{ x: 12 }} gap={10}>
            <IconTile name="building-2" size={36} />
            <Box grow>
              <Text size={16} face="strong" lineHeight={1.3}>
                {name}
              </Text>
              <Text size={FRAGMENT_TEXT} color={index === rows.length - 1 ? "ok-ink" : "warn-ink"} lineHeight={1.3}>
                {value}
              </Text>
            </Box>
            <Icon name="chevron-right" color="muted" />
          </Panel>
        ))}
      </Box>
    </>
  );
}

const TABLES = ["1", "2", "3", "4", "5", "6"] as const;
const TABLE_FILLS: readonly Color[] = ["primary-soft", "ok-soft", "warn-soft"];
const TABLE_INKS: readonly Color[] = ["primary-ink", "ok-ink", "warn-ink"];

/** The room with its tables: those of the rows are taken, the others free. */
export function TableMap({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box row wrap gap={10}>
        {TABLES.map((table) => {
          const index = rows.findIndex(({ name }) => name === table);
          const isFree = index < 0;
          return (
            <Box
              key={table}
              width={119}
              height={66}
              radius={table === "3" || table === "4" ? 33 : 10}
              align="center"
              justify="center"
              {...(isFree
                ? { border: "line-strong" as const, dashed: true }
                : { fill: TABLE_FILLS[index] ?? "raised" })}
            >
              <Text size={18} face="strong" lineHeight={1.2} color={isFree ? "muted" : (TABLE_INKS[index] ?? "ink")}>
                {table}
              </Text>
              {!isFree && (
                <Text size={FRAGMENT_TEXT} lineHeight={1.2} color={TABLE_INKS[index] ?? "ink"}>
                  {rows[index]?.value ?? ""}
                </Text>
              )}
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const BAYS = 6;
const LEVELS = 3;
/** The fourth bay of the aisle, the second level from below. */
const BIN = { bay: 3, level: 1 };

export function Rack({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Drawing height={96} mirrored draw={RackDrawing} />
      <Box margin={{ top: 8 }}>
        {rows.map((row) => (
          <Pair key={row.name} height={33} {...row} />
        ))}
      </Box>
    </>
  );
}

function RackDrawing({ width, height }: { width: number; height: number }) {
  const [bay, level] = [width / BAYS, height / LEVELS];
  return (
    <>
      {Array.from({ length: BAYS * LEVELS }, (_, index) => {
        const [column, row] = [index % BAYS, Math.floor(index / BAYS)];
        const isBin = column === BIN.bay && row === BIN.level;
        // A few bins are empty, as in any warehouse.
        if (!isBin && (index * 5) % 7 === 0) return null;
        return (
          <rect
            key={`${column} ${row}`}
            x={(column * bay + 5).toFixed(1)}
            y={(row * level + 7).toFixed(1)}
            width={(bay - 10).toFixed(1)}
            height={level - 9}
            rx="3"
            fill={isBin ? "var(--app)" : "var(--color-line-strong)"}
          />
        );
      })}
      <path
        fill="none"
        stroke="var(--color-muted)"
        strokeWidth="2"
        d={`${Array.from({ length: LEVELS }, (_, row) => `M0 ${(row + 1) * level - 1}h${width}`).join("")}M1 0v${height}M${width - 1} 0v${height}`}
      />
    </>
  );
}

/** A cart split by vendor. */
export function Parcels({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box gap={10}>
        {rows.map(({ name, value }) => (
          <Panel key={name} row height={58} padding={{ x: 12 }} gap={12}>
            <IconTile name="package" size={36} />
            <Text grow size={16}>
              {name}
            </Text>
            <Text size={18} face="strong">
              {value}
            </Text>
          </Panel>
        ))}
      </Box>
    </>
  );
}

/** Bars by diameter with their bent shape and length in metres. */
const SHAPES = ["M4 20V6h48v14", "M4 6h34l14 12", "M10 4h36v18H10z"] as const;

export function BendingSchedule({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box border="line-strong" radius={8} clip>
        {rows.map(({ name, value }, index) => (
          <Box key={name} row height={58} padding={{ x: 12 }} gap={10} lines={{ bottom: "line" }}>
            <Drawing
              width={56}
              height={26}
              draw={() => (
                <path
                  fill="none"
                  stroke="var(--color-primary-ink)"
                  strokeWidth="2.5"
                  strokeLinejoin="round"
                  strokeLinecap="round"
                  d={SHAPES[index] ?? SHAPES[0]}
                />
              )}
            />
            <Text grow size={FRAGMENT_TEXT} face="strong">
              {name}
            </Text>
            <Text size={16} color="copy">
              {value}
            </Text>
          </Box>
        ))}
      </Box>
    </>
  );
}
