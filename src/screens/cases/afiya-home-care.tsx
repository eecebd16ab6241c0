import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame, FragmentHead, Panel, Tag } from "../fragment.tsx";

type Visit = ScreenTexts<"case-afiya-home-care">["visits"][number];

const ROW = 54;

/** The round in its order, and the patient's hand under the visit of now. */
export function AfiyaHomeCare({ texts }: { texts: ScreenTexts<"case-afiya-home-care"> }) {
  return (
    <FragmentFrame>
      <FragmentHead title={texts.title} note={texts.caption} />
      <Box margin={{ top: 8 }}>
        <Drawing
          at={{ start: 13, top: ROW / 2 }}
          width={2}
          height={ROW * 2}
          draw={({ height }) => (
            <path
              stroke="var(--app)"
              strokeWidth="2"
              strokeDasharray={`${height / 2} 5 4 5 4 5 4 5`}
              d={`M1 0v${height}`}
            />
          )}
        />
        {texts.visits.map((visit) => (
          <VisitRow key={visit.time} visit={visit} />
        ))}
      </Box>
      <Panel push height={104} padding={{ x: 16, top: 10 }}>
        <Box row>
          <Text size={FRAGMENT_TEXT} color="copy">
            {texts.confirm}
          </Text>
          <Tag push tone="ok" icon="check" label={texts.offline} />
        </Box>
        <Drawing self="center" width={300} height={56} mirrored draw={Signature} />
      </Panel>
    </FragmentFrame>
  );
}

function VisitRow({ visit: { time, name, note, state } }: { visit: Visit }) {
  const isNext = state === "next";
  return (
    <Box row gap={14} height={ROW}>
      <Box
        width={28}
        height={28}
        radius={14}
        align="center"
        justify="center"
        fill={isNext ? "page-alt" : "app"}
        {...(isNext && { border: "app" as const })}
      >
        {state === "done" && <Icon name="check" color="on-primary" />}
        {state === "now" && <Box width={10} height={10} radius={5} fill="on-primary" />}
      </Box>
      <Box grow>
        <Text size={17} face="strong" color={state === "done" ? "copy" : "ink"} lineHeight={1.3}>
          {name}
        </Text>
        <Text size={FRAGMENT_TEXT} color="muted" lineHeight={1.35}>
          {note}
        </Text>
      </Box>
      <Text size={17} face={state === "now" ? "strong" : "text"} color={state === "now" ? "ink" : "muted"}>
        {time}
      </Text>
    </Box>
  );
}

function Signature() {
  return (
    <path
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="2.4"
      strokeLinecap="round"
      d="M20 34C30 8 42 4 44 16S30 46 38 46 58 22 64 22 60 42 68 42 82 14 92 12 88 42 98 40 116 24 122 26 120 42 130 40 154 20 160 26 150 44 164 42 200 18 284 30M110 50h70"
    />
  );
}
