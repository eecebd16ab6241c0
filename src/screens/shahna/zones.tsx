import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { AppSign, Button, Chip, Titled } from "../parts.tsx";

type ZoneTexts = ScreenTexts<"shahna">;

export function ShahnaZones({ texts }: { texts: ZoneTexts }) {
  return (
    <Box fill="surface" border="line-strong" radius={14} clip>
      <Box row grow gap={12} padding={{ x: 18 }}>
        <AppSign app="shahna" />
        <Titled size={14} title={texts.name} note={texts.caption} />
        <Chip push tone="ok" label={texts.connected} />
      </Box>
      {texts.zones.map((zone) => (
        <Zone key={zone.name} zone={zone} currency={texts.currency} />
      ))}
      <Box row grow gap={12} padding={{ x: 18 }} fill="raised" lines={{ top: "line" }}>
        <Icon name="printer" color="copy" />
        <Text color="copy">{texts.ready}</Text>
        <Button push look="dark" label={texts.print} />
      </Box>
    </Box>
  );
}

type ZoneProps = { zone: ZoneTexts["zones"][number]; currency: string };

function Zone({ zone: { name, time, price, isActive }, currency }: ZoneProps) {
  return (
    <Box row grow gap={12} padding={{ x: 18 }} lines={{ top: "line" }}>
      <Icon name="grip-vertical" color="line-strong" />
      <Titled size={14} color={isActive ? "ink" : "muted"} title={name} note={time} grow />
      <Text size={14} face="strong" color={isActive ? "ink" : "muted"}>
        {price}
      </Text>
      {isActive && (
        <Text size={11} color="muted" margin={{ start: -7 }}>
          {currency}
        </Text>
      )}
      <Switch isOn={isActive} />
    </Box>
  );
}

function Switch({ isOn }: { isOn: boolean }) {
  return (
    <Drawing
      width={36}
      height={20}
      mirrored
      draw={() => (
        <>
          <rect fill={isOn ? "var(--color-ok)" : "var(--color-line-strong)"} width="36" height="20" rx="10" />
          <circle fill="var(--color-on-primary)" cx={isOn ? 26 : 10} cy="10" r="8" />
        </>
      )}
    />
  );
}
