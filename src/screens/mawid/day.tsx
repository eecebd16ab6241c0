import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, type BoxProps, Icon, Text } from "../drawing/elements.ts";
import { Chip, Phone, Titled } from "../parts.tsx";

const TABS = ["calendar-days", "users", "message-circle", "settings"] as const;

type DayTexts = ScreenTexts<"mawid-day">;

const LOOK_OF_VISIT = {
  done: { fill: "raised" },
  now: { border: "app", fill: "app", fillOpacity: 0.11 },
  arrived: { border: "line" },
  next: { border: "line" },
} as const satisfies Record<DayTexts["visits"][number]["state"], BoxProps>;

export function MawidDay({ texts }: { texts: DayTexts }) {
  return (
    <Phone clock={texts.clock}>
      <Box row justify="between" margin={{ top: 10, bottom: 12 }}>
        <Box>
          <Text size={20} face="display" lineHeight={1.6}>
            {texts.title}
          </Text>
          <Text size={11} color="muted">
            {texts.date}
          </Text>
        </Box>
        <Box width={34} height={34} radius={17} fill="raised" align="center" justify="center">
          <Icon name="bell" />
        </Box>
      </Box>
      <Box row gap={8} align="stretch" margin={{ bottom: 12 }}>
        {texts.totals.map(({ count, name }, index) => (
          <Box key={name} grow padding={{ y: 6, x: 12 }} radius={13} fill={index === 0 ? "app" : "raised"}>
            <Text size={19} face="strong" lineHeight={1.25} color={index === 0 ? "on-primary" : "ink"}>
              {count}
            </Text>
            <Text size={11} color={index === 0 ? "on-primary" : "muted"}>
              {name}
            </Text>
          </Box>
        ))}
      </Box>
      <Box gap={8}>
        {texts.visits.map((visit) => (
          <Visit key={visit.time} visit={visit} now={texts.now} arrived={texts.arrived} />
        ))}
      </Box>
      <Tabs names={texts.tabs} />
    </Phone>
  );
}

type VisitProps = Pick<DayTexts, "now" | "arrived"> & { visit: DayTexts["visits"][number] };

function Visit({ visit: { time, name, reason, state }, now, arrived }: VisitProps) {
  const isDone = state === "done";
  return (
    <Box row gap={11} padding={{ y: 9.5, x: 12 }} radius={14} {...LOOK_OF_VISIT[state]}>
      <Text size={12} width={36} face={state === "now" ? "strong" : "text"} color={isDone ? "muted" : "ink"}>
        {time}
      </Text>
      <Titled color={isDone ? "copy" : "ink"} title={name} note={reason} noteColor={isDone ? "muted" : "copy"} grow />
      {isDone && <Icon name="check" color="ok-ink" />}
      {state === "now" && (
        <Box padding={{ y: 2, x: 9 }} radius={20} fill="app">
          <Text size={11} face="strong" color="on-primary">
            {now}
          </Text>
        </Box>
      )}
      {state === "arrived" && <Chip tone="ok" label={arrived} />}
    </Box>
  );
}

function Tabs({ names }: { names: readonly string[] }) {
  return (
    <Box row push lines={{ top: "line" }} padding={{ top: 9 }}>
      {names.map((name, index) => (
        <Box key={name} grow align="center" gap={1}>
          <Icon name={TABS[index] ?? "circle"} size={18} color={index === 0 ? "ink" : "muted"} />
          <Text size={10} face={index === 0 ? "strong" : "text"} color={index === 0 ? "ink" : "muted"}>
            {name}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
