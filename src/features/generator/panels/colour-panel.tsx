import { filled } from "../labels.ts";
import { colorsOf, guarded } from "../scene/palette.ts";
import { AUTO_PALETTE, ORNAMENTS, type PostColors } from "../state/post.ts";
import type { Studio } from "../state/use-studio.ts";
import { Choices } from "./choices.tsx";
import "./colour-panel.css";

const CUSTOM = "custom";

/** Palettes of the brand, colours of one's own, and what is drawn on the ground. */
export function ColourPanel({ studio: { facts, post, change, settle } }: { studio: Studio }) {
  const { labels, palettes } = facts;
  const own = typeof post.palette === "string" ? null : post.palette;
  const colors = colorsOf(post, palettes);
  const { changes } = guarded(colors);
  return (
    <>
      <Choices
        label={labels.palette}
        name="post-palette"
        value={typeof post.palette === "string" ? post.palette : CUSTOM}
        options={[
          { value: AUTO_PALETTE, label: labels.ornaments.auto },
          ...palettes.map(({ id, name, colors: theirs }) => ({
            value: id,
            label: name,
            picture: <Swatch colors={theirs} />,
          })),
          { value: CUSTOM, label: labels.custom, picture: <Swatch colors={guarded(colors).colors} /> },
        ]}
        onChoose={(id) => change((now) => ({ ...now, palette: id === CUSTOM ? colors : id }))}
      />
      {own && (
        <div className="studio-colours">
          {(["ground", "ink", "accent"] as const).map((role) => (
            <label key={role}>
              <input
                type="color"
                value={own[role]}
                onChange={({ currentTarget: { value } }) =>
                  change((now) => ({ ...now, palette: { ...own, [role]: value } }), `colour-${role}`)
                }
                onBlur={settle}
              />
              <span>{labels.roles[role]}</span>
            </label>
          ))}
        </div>
      )}
      <ul className="studio-changes" aria-live="polite">
        {changes.map(({ role, from, to, contrast }) => (
          <li key={role}>
            <ChangeMark from={from} to={to} />
            {filled(labels.changed, { role: labels.roles[role], from, to, contrast: contrast.toFixed(1) })}
          </li>
        ))}
      </ul>
      <Choices
        label={labels.ornament}
        name="post-ornament"
        value={post.ornament}
        options={ORNAMENTS.map((value) => ({ value, label: labels.ornaments[value] }))}
        onChoose={(ornament) => change((now) => ({ ...now, ornament }))}
      />
    </>
  );
}

function Swatch({ colors }: { colors: PostColors }) {
  return (
    <svg className="studio-swatch" viewBox="0 0 36 24" aria-hidden="true">
      <rect width="36" height="24" fill={colors.ground} />
      <path d="M7 9h14M7 15h9" stroke={colors.ink} strokeWidth="3" />
      <circle cx="28" cy="12" r="4" fill={colors.accent} />
    </svg>
  );
}

function ChangeMark({ from, to }: { from: string; to: string }) {
  return (
    <svg className="studio-swatch" viewBox="0 0 36 24" aria-hidden="true">
      <rect width="18" height="24" fill={from} />
      <rect x="18" width="18" height="24" fill={to} />
    </svg>
  );
}
