import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { Action, FRAGMENT_TEXT, FragmentFrame, Panel } from "../fragment.tsx";

/** The two questions the phone rang with, answered on the first screen. */
export function IbtisamaDental({ texts }: { texts: ScreenTexts<"case-ibtisama-dental"> }) {
  return (
    <FragmentFrame padding={0}>
      <Box row gap={8} height={48} padding={{ x: 20 }} fill="raised" lines={{ bottom: "line" }}>
        <Icon name="lock" color="muted" />
        <Text size={FRAGMENT_TEXT} color="muted">
          {texts.url}
        </Text>
        <Text size={FRAGMENT_TEXT} face="strong" color="copy" push>
          {texts.lang}
        </Text>
      </Box>
      <Box grow padding={20} fill="surface">
        <Box row gap={8}>
          {texts.services.map((service, index) => (
            <Box
              key={service}
              row
              padding={{ y: 6, x: 15 }}
              radius={20}
              {...(index === 0 ? { fill: "ink" as const } : { border: "line-strong" as const })}
            >
              <Text size={FRAGMENT_TEXT} face={index === 0 ? "strong" : "text"} color={index === 0 ? "page" : "copy"}>
                {service}
              </Text>
            </Box>
          ))}
        </Box>
        <Box row gap={12} margin={{ top: 18 }} align="stretch">
          {texts.questions.map(({ question, answer }, index) => (
            <Panel
              key={question}
              grow
              padding={{ y: 14, x: 16 }}
              {...(index === 1 && { fill: "app" as const, fillOpacity: 0.11, border: "app" as const })}
            >
              <Text size={FRAGMENT_TEXT} color="copy">
                {question}
              </Text>
              <Text size={26} face="strong" lineHeight={1.5}>
                {answer}
              </Text>
            </Panel>
          ))}
        </Box>
        <Box push gap={8} align="stretch">
          <Action label={texts.confirm} icon="calendar-check" />
          <Text size={FRAGMENT_TEXT} color="muted" align="center">
            {texts.note}
          </Text>
        </Box>
      </Box>
    </FragmentFrame>
  );
}
