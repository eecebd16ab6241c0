import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { Action, FRAGMENT_TEXT, FragmentFrame, FragmentHead, Panel } from "../fragment.tsx";

type Slot = ScreenTexts<"case-al-noor-clinics">["slots"][number];

/** One question: when can the patient come? */
export function AlNoorClinics({ texts }: { texts: ScreenTexts<"case-al-noor-clinics"> }) {
  return (
    <FragmentFrame>
      <FragmentHead size={22} title={texts.title} note={texts.date} />
      <Text size={FRAGMENT_TEXT} color="copy">
        {texts.caption}
      </Text>
      <Box row wrap gap={10} margin={{ top: 18 }}>
        {texts.slots.map((slot) => (
          <SlotBox key={slot.time} slot={slot} tip={texts.tip} />
        ))}
      </Box>
      <Panel row push padding={{ start: 16, end: 10, y: 10 }}>
        <Icon name="bell" size={19} color="muted" />
        <Text size={FRAGMENT_TEXT} color="copy" margin={{ start: 8 }}>
          {texts.reminder}
        </Text>
        <Action push label={texts.confirm} />
      </Panel>
    </FragmentFrame>
  );
}

function SlotBox({ slot: { time, state }, tip }: { slot: Slot; tip: string }) {
  const isChosen = state === "chosen";
  const isTaken = state === "taken";
  return (
    <Box
      width={140}
      height={64}
      radius={12}
      align="center"
      justify="center"
      {...(isTaken ? { border: "line" as const } : { fill: isChosen ? ("app" as const) : ("surface" as const) })}
      {...(state === "open" && { border: "line-strong" as const })}
      {...(state === "freed" && { border: "app" as const, dashed: true })}
    >
      <Text
        size={20}
        lineHeight={1.25}
        face={isTaken ? "text" : "strong"}
        color={isChosen ? "on-primary" : isTaken ? "muted" : "ink"}
        struck={isTaken}
      >
        {time}
      </Text>
      {state === "freed" && (
        <Text size={FRAGMENT_TEXT} color="ok-ink" lineHeight={1.2}>
          {tip}
        </Text>
      )}
    </Box>
  );
}
