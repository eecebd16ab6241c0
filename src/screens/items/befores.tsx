import { Fragment, type ReactNode } from "react";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { IconTile } from "../fragment.tsx";

/* What people work with before they have the item: each is a thing they know, with its own words on it. */

export type BeforeProps = { icon: string; lines: readonly string[] };
export type Before = (props: BeforeProps) => ReactNode;

/** Larger than in the other half: it is read on a phone, and has fewer words. */
const BEFORE_TEXT = 17;

/** Takes two lines, and three where a word is long. */
function Line({ children, align }: { children: string; align?: "center" }) {
  return (
    <Text size={BEFORE_TEXT} color="copy" maxLines={3} lineHeight={1.3} shrink {...(align && { align })}>
      {children}
    </Text>
  );
}

/** A leaf of a notebook: holes at its upper edge, a rule under each line. */
export function NotebookLeaf({ icon, lines }: BeforeProps) {
  return (
    <Box grow radius={6} fill="surface" border="line-strong" padding={{ x: 12, bottom: 10 }}>
      <Drawing
        height={26}
        draw={({ width }) => (
          <path
            stroke="var(--color-line-strong)"
            strokeWidth="8"
            strokeLinecap="round"
            strokeDasharray={`0 ${width / 6}`}
            d={`M${width / 12} 14h${(width * 5) / 6}`}
          />
        )}
      />
      {lines.map((line) => (
        <Box key={line} grow justify="end" padding={{ bottom: 5 }} lines={{ bottom: "line-strong" }}>
          <Line>{line}</Line>
        </Box>
      ))}
      <Box margin={{ top: 10 }} align="end">
        <Icon name={icon} size={22} color="muted" />
      </Box>
    </Box>
  );
}

/** Lines that nobody has dealt with, each under the same mark. */
function OpenLines({ mark, lines }: { mark: string; lines: readonly string[] }) {
  return (
    <Box grow gap={10}>
      {lines.map((line) => (
        <Box key={line} row grow gap={6} padding={{ x: 9 }} radius={9} fill="surface" border="line-strong" dashed>
          <Icon name={mark} size={20} color="warn-ink" />
          <Line>{line}</Line>
        </Box>
      ))}
    </Box>
  );
}

export const UnansweredCalls = ({ icon, lines }: BeforeProps) => <OpenLines mark={icon} lines={lines} />;
export const UnmatchedLines = ({ lines }: BeforeProps) => <OpenLines mark="circle-question-mark" lines={lines} />;
export const Misprints = ({ lines }: BeforeProps) => <OpenLines mark="x" lines={lines} />;

/** A table that somebody fills in: bare cells with their numbers. */
export function BareCells({ lines }: BeforeProps) {
  return (
    <Box grow fill="surface" border="line-strong">
      <Box height={24} fill="raised" lines={{ bottom: "line-strong" }} />
      {[...lines, ""].map((line, index) => (
        <Box key={line} row grow align="stretch" {...(index > 0 && { lines: { top: "line" as const } })}>
          <Box width={28} fill="raised" align="center" justify="center" lines={{ end: "line-strong" }}>
            <Text size={13} color="muted">
              {index + 1}
            </Text>
          </Box>
          <Box grow justify="center" padding={{ x: 8 }}>
            {line !== "" && <Line>{line}</Line>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** One door after another, each with a password of its own. */
export function Logins({ icon, lines }: BeforeProps) {
  return (
    <Box grow gap={10}>
      {lines.map((line) => (
        <Box
          key={line}
          grow
          justify="center"
          gap={7}
          padding={{ x: 10 }}
          radius={9}
          fill="surface"
          border="line-strong"
        >
          <Line>{line}</Line>
          <Box row gap={8} height={24} padding={{ x: 8 }} radius={6} fill="raised" border="line">
            <Drawing
              grow
              height={8}
              draw={() => (
                <path
                  stroke="var(--color-muted)"
                  strokeWidth="6"
                  strokeLinecap="round"
                  strokeDasharray="0 11"
                  d="M4 4h60"
                />
              )}
            />
            <Icon name={icon} size={15} color="muted" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What is done by hand, one step after the other. */
export function HandSteps({ icon, lines }: BeforeProps) {
  return (
    <Box grow>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && (
            <Box height={22} align="center" justify="center">
              <Icon name="arrow-down" size={18} color="muted" />
            </Box>
          )}
          <Box row grow gap={8} padding={{ x: 10 }} radius={9} fill="surface" border="line-strong">
            {index === 1 && <Icon name={icon} size={22} color="muted" />}
            <Line>{line}</Line>
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

/** Questions from one to the other, and no answer. */
export function Questions({ lines }: BeforeProps) {
  return (
    <Box grow gap={10} justify="center">
      {lines.map((line, index) => (
        <Box
          key={line}
          self={index % 2 === 0 ? "start" : "end"}
          width={136}
          padding={{ x: 12, y: 14 }}
          radius={16}
          {...(index % 2 === 0
            ? { fill: "surface" as const, border: "line-strong" as const }
            : { fill: "line" as const })}
        >
          <Line>{line}</Line>
        </Box>
      ))}
    </Box>
  );
}

/** A notice that hangs on the door. */
export function Notice({ icon, lines }: BeforeProps) {
  return (
    <Box grow radius={6} fill="surface" border="line-strong" padding={{ x: 10, y: 18 }} align="center" justify="center">
      <IconTile name={icon} size={60} color="muted" />
      {lines.map((line) => (
        <Box key={line} margin={{ top: 14 }}>
          <Line align="center">{line}</Line>
        </Box>
      ))}
    </Box>
  );
}
