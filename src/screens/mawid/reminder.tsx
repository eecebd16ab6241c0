import type { ReactNode } from "react";
import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { AppSign, Button, Phone, ProgressBar } from "../parts.tsx";

/** 14 of 15 minutes. */
const TIME_LEFT = 14 / 15;

/** A locked telephone. Its wallpaper is the same by day and by night. */
export function MawidReminder({ texts }: { texts: ScreenTexts<"mawid-reminder"> }) {
  const { name, reminder, offer } = texts;
  return (
    <Phone
      backdrop={<Drawing width={300} height={560} at={{ top: 0, start: 0 }} draw={Wallpaper} />}
      barColor="#ffffff"
    >
      <Box align="center" margin={{ top: 12, bottom: 16 }}>
        <Icon name="lock" size={15} color="on-primary" />
        <Text size={14} color="on-primary" margin={{ top: 8 }}>
          {texts.date}
        </Text>
        <Text size={60} face="strong" color="on-primary" lineHeight={1.1}>
          {texts.clock}
        </Text>
      </Box>
      <Box gap={10}>
        <Notification name={name} {...reminder} title={reminder.visit}>
          <Box row gap={6}>
            <Icon name="map-pin" size={14} color="muted" />
            <Text size={12} color="copy">
              {reminder.place}
            </Text>
          </Box>
        </Notification>
        <Notification name={name} {...offer}>
          <Text size={12} color="copy">
            {offer.visit}
          </Text>
          <Box gap={4} margin={{ top: 5 }}>
            <ProgressBar part={TIME_LEFT} height={3} />
            <Text size={11} color="muted">
              {offer.timeLeft}
            </Text>
          </Box>
        </Notification>
      </Box>
      <Box row push justify="between" padding={{ x: 14 }}>
        <RoundIcon name="flashlight" />
        <RoundIcon name="camera" />
      </Box>
    </Phone>
  );
}

type NotificationProps = {
  name: string;
  when: string;
  title: string;
  accept: string;
  decline: string;
  children: ReactNode;
};

function Notification({ name, when, title, accept, decline, children }: NotificationProps) {
  return (
    <Box fill="surface" radius={18} padding={12}>
      <Box row gap={7} margin={{ bottom: 6 }}>
        <AppSign app="mawid" size={20} />
        <Text size={11} color="muted">
          {name}
        </Text>
        <Text size={11} color="muted" push>
          {when}
        </Text>
      </Box>
      <Text size={14} face="strong">
        {title}
      </Text>
      {children}
      <Box row gap={8} margin={{ top: 9 }}>
        <Button grow label={accept} />
        <Button grow look="outlined" label={decline} />
      </Box>
    </Box>
  );
}

function RoundIcon({ name }: { name: string }) {
  return (
    <Box width={40} height={40} radius={20} fill="#04141c" fillOpacity={0.55} align="center" justify="center">
      <Icon name={name} size={18} color="on-primary" />
    </Box>
  );
}

/** Dunes in the evening. */
function Wallpaper() {
  return (
    <>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stopColor="#0b3342" />
        <stop offset=".38" stopColor="#14707a" />
        <stop offset=".7" stopColor="#5fa39c" />
      </linearGradient>
      <path fill="url(#sky)" d="M0 0h300v560H0z" />
      <path fill="#0f5560" d="M0 300q70-50 150-18t150-30v308H0z" />
      <path fill="#0b424d" d="M0 380q90-60 180-22t120-10v212H0z" />
      <path fill="#08303a" d="M0 470q120-70 300-16v106H0z" />
    </>
  );
}
