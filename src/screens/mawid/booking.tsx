import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { Button, ListHead, Phone, PhoneHead, Titled } from "../parts.tsx";

const CHOSEN_DAY = 2;

export function MawidBooking({ texts }: { texts: ScreenTexts<"mawid"> }) {
  const { doctor } = texts;
  return (
    <Phone clock={texts.clock}>
      <PhoneHead title={texts.title} end="bell" />
      <Box row gap={12} padding={12} radius={16} fill="app" fillOpacity={0.11}>
        <Drawing width={54} height={54} draw={Portrait} />
        <Box grow>
          <Text face="strong">{doctor.name}</Text>
          <Text size={11} color="muted">
            {doctor.field}
          </Text>
          <Box row gap={5}>
            <Icon name="star" size={12} color="warn-ink" />
            <Text size={12} face="strong">
              {doctor.rating}
            </Text>
            <Text size={11} color="muted" shrink>
              {doctor.visits}
            </Text>
          </Box>
        </Box>
      </Box>
      <ListHead title={texts.month} note={texts.branch} gap={8} margin={{ top: 13, bottom: 8 }} />
      <Box row gap={6} align="stretch">
        {texts.weekdays.map((weekday, index) => {
          const isChosen = index === CHOSEN_DAY;
          return (
            <Box key={weekday} grow align="center" padding={{ y: 7 }} radius={12} fill={isChosen ? "app" : "raised"}>
              <Text size={11} color={isChosen ? "on-primary" : "muted"}>
                {weekday}
              </Text>
              <Text size={15} face="strong" color={isChosen ? "on-primary" : "ink"}>
                {texts.firstDay + index}
              </Text>
            </Box>
          );
        })}
      </Box>
      <ListHead title={texts.slotsTitle} note={texts.slotLength} gap={8} margin={{ top: 13, bottom: 8 }} />
      <Box row wrap gap={8}>
        {texts.slots.map(({ time, state }) => (
          <Box
            key={time}
            width={84}
            align="center"
            padding={{ y: 7 }}
            radius={10}
            border={state === "chosen" ? "app" : "line"}
            {...(state === "chosen" && { fill: "app", fillOpacity: 0.11 })}
          >
            <Text
              face={state === "chosen" ? "strong" : "text"}
              color={state === "taken" ? "muted" : "ink"}
              struck={state === "taken"}
            >
              {time}
            </Text>
          </Box>
        ))}
      </Box>
      <Box row push gap={8} padding={{ bottom: 10 }}>
        <Titled size={12} title={texts.summary} note={texts.reminder} grow />
        <Text size={17} face="strong">
          {texts.price}
        </Text>
        <Text size={11} color="muted">
          {texts.currency}
        </Text>
      </Box>
      <Button label={texts.confirm} size={14} />
    </Phone>
  );
}

function Portrait() {
  return (
    <g transform="scale(1.35)" fill="var(--app)">
      <rect width="40" height="40" rx="11" opacity=".28" />
      <circle cx="20" cy="16" r="7" />
      <path d="M6 40c1-10 7-14 14-14s13 4 14 14z" />
    </g>
  );
}
