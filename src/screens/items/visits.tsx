import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT } from "../fragment.tsx";
import { type AfterProps, AfterTitle, Pair } from "./before-after.tsx";

/* What clinics add to their appointments. */

/** Free slots inside a page of the clinic's own site. */
export function PageSlots({ title, rows }: AfterProps) {
  return (
    <Box border="line-strong" radius={10} clip>
      <Box row gap={8} height={36} padding={{ x: 12 }} fill="raised" lines={{ bottom: "line" }}>
        <Icon name="lock" size={14} color="muted" />
        <Text size={FRAGMENT_TEXT} color="muted">
          clinic.example
        </Text>
      </Box>
      <Box padding={14} gap={8}>
        <Text size={18} face="display">
          {title}
        </Text>
        {rows.map(({ name, value }, index) => (
          <Box
            key={name}
            row
            justify="between"
            height={42}
            padding={{ x: 14 }}
            radius={9}
            {...(index === 0 ? { fill: "app" as const } : { border: "line-strong" as const })}
          >
            <Text size={16} color={index === 0 ? "on-primary" : "copy"}>
              {name}
            </Text>
            <Text size={17} face="strong" color={index === 0 ? "on-primary" : "ink"}>
              {value}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The message with its two buttons, and the diary that has the answer. */
export function ReminderChat({ title, rows: [message, answers, visit] }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Box padding={{ x: 14, top: 10 }} radius={12} fill="ok-soft">
        <Text size={17} face="strong">
          {message?.name ?? ""}
        </Text>
        <Text size={FRAGMENT_TEXT} color="copy">
          {message?.value ?? ""}
        </Text>
        <Box row margin={{ top: 8 }} lines={{ top: "line-strong" }} align="stretch">
          {[answers?.name ?? "", answers?.value ?? ""].map((answer, index) => (
            <Box key={answer} row grow gap={6} height={42} justify="center">
              {index === 0 && <Icon name="check" color="ok-ink" />}
              <Text size={16} face={index === 0 ? "strong" : "text"} color={index === 0 ? "ok-ink" : "copy"}>
                {answer}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
      <Box row gap={10} height={56} margin={{ top: 14 }} padding={{ x: 12 }} radius={10} border="line-strong">
        <Box width={5} height={34} radius={3} fill="app" />
        <Text grow size={16} face="strong">
          {visit?.name ?? ""}
        </Text>
        <Text size={16} color="copy">
          {visit?.value ?? ""}
        </Text>
      </Box>
    </>
  );
}

/** Of a jaw's sixteen teeth, those that the plan treats. */
const TREATED: ReadonlySet<number> = new Set([2, 3]);

export function ToothChart({ title, rows }: AfterProps) {
  return (
    <>
      <AfterTitle>{title}</AfterTitle>
      <Drawing height={92} draw={Jaw} />
      <Box margin={{ top: 6 }}>
        {rows.map((row) => (
          <Pair key={row.name} height={34} {...row} />
        ))}
      </Box>
    </>
  );
}

/** The lower jaw as the dentist sees it: the patient's right is on the left, in every language. */
function Jaw({ width, height }: { width: number; height: number }) {
  const depth = height - 24;
  return Array.from({ length: 16 }, (_, index) => {
    const side = (index - 7.5) / 7.5;
    // An arch is flat at the incisors and steep at the molars, which are as much wider.
    const slope = (-2 * side * depth) / (width / 2);
    const size = 12 + Math.abs(side) * 7;
    const isTreated = TREATED.has(index);
    return (
      <rect
        key={side}
        x={(-size / 2).toFixed(1)}
        y="-9"
        width={size.toFixed(1)}
        height="18"
        rx="6"
        transform={`translate(${(width / 2 + side * (width / 2 - 13)).toFixed(1)} ${((1 - side * side) * depth + 11).toFixed(1)})rotate(${((Math.atan(slope) * 180) / Math.PI).toFixed(0)})`}
        fill={isTreated ? "var(--app)" : "var(--color-raised)"}
        stroke={isTreated ? "var(--app)" : "var(--color-line-strong)"}
        strokeWidth="1.5"
      />
    );
  });
}
