import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, type Color, Icon, Text } from "../drawing/elements.ts";
import { Button, Heading, NavItem, Side, Window } from "../parts.tsx";
import { LAYER_COLORS } from "./layer-colors.ts";

type Texts = ScreenTexts<"masqat-settings">;

const SECTIONS = [
  ["layers", "layers"],
  ["openings", "square-dashed"],
  ["units", "ruler"],
  ["prices", "wallet"],
] as const;

const LAYER_WIDTH = 150;
const MEASURE_WIDTH = 104;

export function MasqatSettings({ texts }: { texts: Texts }) {
  return (
    <Window title={texts.title}>
      <Side width={164}>
        {SECTIONS.map(([section, icon]) => (
          <NavItem key={section} icon={icon} label={texts.sections[section]} current={section === "layers"} />
        ))}
      </Side>
      <Box grow padding={20}>
        <Box row>
          <Heading title={texts.heading} caption={texts.caption} />
          <Choice label={texts.template} width={156} push />
        </Box>
        <Layers texts={texts} />
        <Rules title={texts.rulesTitle} rules={texts.rules} />
        <Box row push gap={8} justify="end">
          <Button look="outlined" label={texts.cancel} />
          <Button icon="save" label={texts.save} fill="primary" />
        </Box>
      </Box>
    </Window>
  );
}

function Layers({ texts }: { texts: Texts }) {
  const [layer = "", item = "", measure = ""] = texts.columns;
  return (
    <Box margin={{ top: 14 }}>
      <Box row gap={12} padding={{ bottom: 5 }}>
        <ColumnName width={LAYER_WIDTH}>{layer}</ColumnName>
        <ColumnName grow>{item}</ColumnName>
        <ColumnName width={MEASURE_WIDTH}>{measure}</ColumnName>
      </Box>
      {texts.layers.map((known, index) => (
        <Layer key={known.name} {...known} color={LAYER_COLORS[index] ?? "ink"} />
      ))}
      <Layer {...texts.unknown} color="surface" isUnknown />
    </Box>
  );
}

type LayerProps = Texts["unknown"] & { color: Color; isUnknown?: boolean };

function Layer({ name, item, measure, color, isUnknown = false }: LayerProps) {
  return (
    <Box row gap={12} padding={{ y: 4 }} lines={{ top: "line" }}>
      <Box row gap={9} width={LAYER_WIDTH}>
        <Box width={12} height={12} radius={3} border="line-strong" fill={color} />
        <Text size={12} face="mono">
          {name}
        </Text>
      </Box>
      <Choice grow label={item} isOpen={isUnknown} />
      <Text width={MEASURE_WIDTH} size={12} color={isUnknown ? "warn-ink" : "copy"}>
        {measure}
      </Text>
    </Box>
  );
}

function ColumnName({ children, ...standing }: { children: string; width?: number; grow?: boolean }) {
  return (
    <Text size={11} color="muted" {...standing}>
      {children}
    </Text>
  );
}

type ChoiceProps = { label: string; isOpen?: boolean; width?: number; grow?: boolean; push?: boolean };

/** A field to choose from; one that nobody has answered asks for it. */
function Choice({ label, isOpen = false, ...standing }: ChoiceProps) {
  return (
    <Box
      row
      justify="between"
      padding={{ y: 6, x: 10 }}
      radius={7}
      border={isOpen ? "warn" : "line-strong"}
      fill={isOpen ? "warn-soft" : "raised"}
      {...standing}
    >
      <Text size={12} color={isOpen ? "warn-ink" : "ink"}>
        {label}
      </Text>
      <Icon name="chevron-down" size={14} color={isOpen ? "warn-ink" : "muted"} />
    </Box>
  );
}

function Rules({ title, rules }: { title: string; rules: Texts["rules"] }) {
  return (
    <Box gap={8} margin={{ top: 14 }}>
      <Text face="strong">{title}</Text>
      {[0, 2].map((first) => (
        <Box key={first} row gap={12}>
          {rules.slice(first, first + 2).map(({ name, value }) => (
            <Box key={name} row grow justify="between" padding={{ y: 9, x: 12 }} radius={8} fill="raised" border="line">
              <Text size={12} color="copy">
                {name}
              </Text>
              <Text size={12} face="strong">
                {value}
              </Text>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
