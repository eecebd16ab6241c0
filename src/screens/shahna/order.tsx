import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { AppSign, Button, Chip, Heading, Titled, Window } from "../parts.tsx";

type OrderTexts = ScreenTexts<"shahna-order">;
type Step = OrderTexts["shipment"]["steps"][number];

const PAGES = ["house", "shopping-bag", "package", "users", "truck", "settings"] as const;
const ORDERS = "shopping-bag";
const ITEM_ICONS = ["coffee", "box", "leaf"] as const;

/** An order in the shop's own administration, with what Shahna adds beside it. */
export function ShahnaOrder({ texts }: { texts: OrderTexts }) {
  return (
    <Window title={texts.title}>
      <Rail />
      <Box grow padding={{ x: 24, y: 20 }}>
        <Box row align="start">
          <Heading title={texts.heading} caption={texts.caption} />
          <Chip push tone="primary" label={texts.state} />
        </Box>
        <Box row align="stretch" border="line" radius={11} margin={{ top: 16, bottom: 12 }}>
          {texts.facts.map(({ name, text }, index) => (
            <Box
              key={name}
              grow
              align="start"
              padding={{ y: 11, x: 15 }}
              {...(index > 0 && { lines: { start: "line" as const } })}
            >
              <Text size={11} color="muted">
                {name}
              </Text>
              <Text face="strong">{text}</Text>
            </Box>
          ))}
        </Box>
        <Items texts={texts} />
      </Box>
      <Shipment shipment={texts.shipment} />
    </Window>
  );
}

/** The menu of WordPress when it is folded: icons only, dark by day, too. */
function Rail() {
  return (
    <Box width={52} padding={{ y: 12 }} gap={4} align="center" fill="#1b2136">
      {PAGES.map((icon) => (
        <Box
          key={icon}
          width={36}
          height={36}
          radius={9}
          align="center"
          justify="center"
          push={icon === "settings"}
          {...(icon === ORDERS && { fill: "#ffffff" as const, fillOpacity: 0.16 })}
        >
          <Icon name={icon} size={18} color={icon === ORDERS ? "#ffffff" : "#a9b1c9"} />
        </Box>
      ))}
    </Box>
  );
}

function Items({ texts: { items, sums, total } }: { texts: OrderTexts }) {
  return (
    <>
      {items.map(({ name, note, count, amount }, index) => (
        <Box key={name} row gap={12} padding={{ y: 13 }} {...(index > 0 && { lines: { top: "line" as const } })}>
          <Box width={40} height={40} radius={10} fill="raised" border="line" align="center" justify="center">
            <Icon name={ITEM_ICONS[index] ?? "package"} size={18} color="copy" />
          </Box>
          <Titled face="text" title={name} note={note} grow align="start" />
          <Text size={12} color="muted">{`× ${count}`}</Text>
          <Text face="strong" width={70} align="end">
            {amount}
          </Text>
        </Box>
      ))}
      <Box push gap={8} padding={{ top: 12 }} lines={{ top: "line" }}>
        {sums.map((sum) => (
          <Sum key={sum.name} {...sum} />
        ))}
        <Box padding={{ top: 10 }} lines={{ top: "line" }}>
          <Sum {...total} isTotal />
        </Box>
      </Box>
    </>
  );
}

function Sum({ name, note, amount, isTotal = false }: OrderTexts["total"] & { isTotal?: boolean }) {
  return (
    <Box row gap={8}>
      <Text face={isTotal ? "strong" : "text"}>{name}</Text>
      <Text grow size={11} color="muted">
        {note}
      </Text>
      <Text size={isTotal ? 18 : 13} face="strong">
        {amount}
      </Text>
    </Box>
  );
}

function Shipment({ shipment }: { shipment: OrderTexts["shipment"] }) {
  return (
    <Box width={250} padding={18} fill="raised" lines={{ start: "line" }}>
      <Box row gap={10}>
        <AppSign app="shahna" size={34} />
        <Text size={16} face="display">
          {shipment.title}
        </Text>
      </Box>
      <Box row gap={10} padding={{ y: 10, x: 12 }} radius={11} fill="surface" border="line" margin={{ y: 16 }}>
        <Icon name="truck" color="copy" />
        <Titled title={shipment.carrier} note={shipment.tracking} noteFace="mono" />
      </Box>
      {shipment.steps.map((step, index) => (
        <TrackingStep key={step.name} step={step} isLast={index === shipment.steps.length - 1} />
      ))}
      <Box push gap={10}>
        <Box row gap={7}>
          <Icon name="mail-check" size={14} color="ok-ink" />
          <Text size={11} color="copy">
            {shipment.mailed}
          </Text>
        </Box>
        <Button look="dark" icon="printer" label={shipment.print} size={13} />
      </Box>
    </Box>
  );
}

const STEP_HEIGHT = 58;

function TrackingStep({ step: { name, time, state }, isLast }: { step: Step; isLast: boolean }) {
  return (
    <Box row gap={11} align="start" height={STEP_HEIGHT}>
      <Drawing width={18} height={STEP_HEIGHT} draw={() => <StepMark state={state} isLast={isLast} />} />
      <Titled
        face={state === "now" ? "strong" : "text"}
        color={state === "next" ? "muted" : "ink"}
        title={name}
        note={time}
      />
    </Box>
  );
}

/** Done is ticked, the present is a full dot in a ring, what comes is empty; a line leads to the next. */
function StepMark({ state, isLast }: Pick<Step, "state"> & { isLast: boolean }) {
  const isDone = state === "done";
  return (
    <g fill="none">
      {!isLast && (
        <path
          stroke={isDone ? "var(--color-ok)" : "var(--color-line-strong)"}
          strokeWidth="2"
          d={`M9 20v${STEP_HEIGHT - 22}`}
        />
      )}
      {isDone && <circle cx="9" cy="9" r="9" fill="var(--color-ok-soft)" />}
      {isDone && (
        <path stroke="var(--color-ok-ink)" strokeWidth="1.7" strokeLinecap="round" d="m5.5 9.3 2.4 2.4 4.6-5" />
      )}
      {!isDone && (
        <circle
          cx="9"
          cy="9"
          r="8"
          strokeWidth="2"
          stroke={state === "now" ? "var(--color-primary-ink)" : "var(--color-line-strong)"}
        />
      )}
      {state === "now" && <circle cx="9" cy="9" r="4" fill="var(--color-primary-ink)" />}
    </g>
  );
}
