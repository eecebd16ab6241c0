import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { Button, ListHead, Window } from "../parts.tsx";
import { FloorPlan } from "./floor-plan.tsx";
import { LAYER_COLORS } from "./layer-colors.ts";

type Texts = ScreenTexts<"masqat">;

const TOOLS = [
  ["takeOff", "ruler"],
  ["layers", "layers"],
  ["compare", "git-compare"],
  ["prices", "wallet"],
  ["export", "sheet"],
] as const;

export function MasqatPlan({ texts }: { texts: Texts }) {
  return (
    <Window title={texts.title}>
      <Box grow>
        <Ribbon tabs={texts.tabs} tools={texts.tools} />
        <Box row grow align="stretch">
          <Box grow>
            <FloorPlan rooms={texts.rooms} dimensions={texts.dimensions} />
            <CommandLine command={texts.command} selected={texts.selected} />
          </Box>
          <Quantities texts={texts} />
        </Box>
      </Box>
    </Window>
  );
}

/** AutoCAD's ribbon with the tab that the plugin adds to it. */
function Ribbon({ tabs, tools }: Pick<Texts, "tabs" | "tools">) {
  return (
    <Box fill="raised" lines={{ bottom: "line" }}>
      <Box row gap={4} padding={{ x: 12 }} lines={{ bottom: "line" }}>
        {tabs.map((tab, index) => {
          const isOpen = index === tabs.length - 1;
          return (
            <Box key={tab} row padding={{ y: 6, x: 12 }} {...(isOpen && { fill: "surface" })}>
              <Text size={12} face={isOpen ? "strong" : "text"} color={isOpen ? "ink" : "muted"}>
                {tab}
              </Text>
              {isOpen && <Box at={{ top: 0, start: 0, end: 0 }} height={2} fill="primary-ink" />}
            </Box>
          );
        })}
      </Box>
      <Box row gap={4} padding={{ y: 6, x: 12 }} fill="surface">
        {TOOLS.map(([tool, icon], index) => (
          <Box
            key={tool}
            width={68}
            gap={3}
            align="center"
            padding={{ y: 6 }}
            radius={7}
            {...(index === 0 && { fill: "primary-soft", border: "line-strong" })}
          >
            <Icon name={icon} size={18} color={index === 0 ? "primary-ink" : "copy"} />
            <Text size={11} color={index === 0 ? "ink" : "copy"}>
              {tools[tool]}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function CommandLine({ command, selected }: Pick<Texts, "command" | "selected">) {
  return (
    <Box row direction="ltr" gap={14} height={32} padding={{ x: 14 }} lines={{ top: "line" }}>
      <Text size={12} face="mono" color="ink">
        {command}
      </Text>
      <Text size={12} color="copy">
        {selected}
      </Text>
    </Box>
  );
}

function Quantities({ texts }: { texts: Texts }) {
  return (
    <Box width={236} padding={{ x: 16, y: 14 }} lines={{ start: "line" }}>
      <ListHead size={15} title={texts.quantities} note={texts.floor} padding={{ bottom: 8 }} />
      {texts.rows.map(({ name, amount, unit }, index) => (
        <Box key={name} row gap={8} padding={{ y: 9 }} lines={{ top: "line" }}>
          <Box width={10} height={10} radius={3} fill={LAYER_COLORS[index] ?? "ink"} />
          <Text size={12} color="copy" grow>
            {name}
          </Text>
          <Amount amount={amount} unit={unit} />
        </Box>
      ))}
      <Box gap={7} padding={11} margin={{ top: 12 }} radius={9} fill="raised" border="line">
        <Text size={12} face="strong">
          {texts.chosen}
        </Text>
        {texts.chosenRows.map(({ name, amount, unit }) => (
          <Box key={name} row>
            <Text size={12} color="copy" grow>
              {name}
            </Text>
            <Amount amount={amount} unit={unit} />
          </Box>
        ))}
      </Box>
      <Box push>
        <Button icon="sheet" label={texts.exportTo} fill="primary" size={13} />
      </Box>
    </Box>
  );
}

function Amount({ amount, unit }: { amount: string; unit: string }) {
  return (
    <Box row gap={5}>
      <Text face="strong">{amount}</Text>
      <Text width={24} size={11} color="muted">
        {unit}
      </Text>
    </Box>
  );
}
