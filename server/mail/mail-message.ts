import { escapeHtml } from "#domain/text/escape-html.ts";

/** The content of a mail; both its HTML and its plain text are written from this. */
export type MailMessage = {
  locale: { iso: string; dir: "rtl" | "ltr" };
  brand: string;
  heading: string;
  parts: readonly MailPart[];
};

export type MailPart =
  | { kind: "text"; text: string }
  /** What a person wrote, line by line. */
  | { kind: "letter"; text: string }
  | { kind: "note"; text: string; href?: string }
  | { kind: "title"; text: string }
  | { kind: "reference"; label: string; value: string; hint: string }
  | { kind: "rows"; rows: readonly { label: string; value: string }[] }
  | { kind: "action"; label: string; href: string; hint: string };

export type MailColors = Readonly<
  Record<"band" | "onBand" | "action" | "ink" | "muted" | "line" | "paper" | "sheet", string>
>;

const FONT = "font-family:Tahoma,'Segoe UI',Arial,sans-serif";

/** A text that somebody typed, isolated line by line: each line has its own direction and does not change that of others. */
const shown = (value: string) =>
  value
    .split("\n")
    .map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
    .join("<br>");

/**
 * Tables and styles on every cell: what mail programs render alike. Direction stands on each table, since some
 * programs drop it from the document.
 */
export function mailHtml({ locale: { iso, dir }, brand, heading, parts }: MailMessage, colors: MailColors): string {
  const align = dir === "rtl" ? "right" : "left";
  const cell = (style: string, content: string) =>
    `<tr><td dir="${dir}" align="${align}" style="${FONT};color:${colors.ink};${style}">${content}</td></tr>`;
  const table = (style: string, content: string) =>
    `<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${content}</table>`;

  const link = (href: string) =>
    `<a dir="ltr" href="${escapeHtml(href)}" style="color:${colors.action};word-break:break-all">${escapeHtml(href)}</a>`;

  const write = (part: MailPart): string => {
    switch (part.kind) {
      case "text":
        return cell("font-size:16px;line-height:1.7;padding:0 0 16px", escapeHtml(part.text));
      case "letter":
        return cell("font-size:16px;line-height:1.7;padding:0 0 24px", shown(part.text));
      case "note":
        return cell(
          `font-size:13px;line-height:1.6;padding:16px 0 0;color:${colors.muted};border-top:1px solid ${colors.line}`,
          escapeHtml(part.text) + (part.href === undefined ? "" : `<br>${link(part.href)}`),
        );
      case "title":
        return cell("font-size:17px;font-weight:bold;line-height:1.5;padding:8px 0 6px", escapeHtml(part.text));
      case "reference":
        return cell(
          "padding:0 0 20px",
          table(
            `background:${colors.paper};border:1px solid ${colors.line};border-radius:8px`,
            cell(`font-size:13px;color:${colors.muted};padding:14px 16px 0`, escapeHtml(part.label)) +
              cell(
                "font-size:22px;font-weight:bold;letter-spacing:1px;padding:2px 16px",
                `<span dir="ltr">${escapeHtml(part.value)}</span>`,
              ) +
              cell(`font-size:13px;color:${colors.muted};padding:0 16px 14px`, escapeHtml(part.hint)),
          ),
        );
      case "rows":
        return cell(
          "padding:0 0 20px",
          table(
            `border-top:1px solid ${colors.line}`,
            part.rows
              .map(
                ({ label, value }) =>
                  `<tr><td dir="${dir}" align="${align}" valign="top" width="150" style="${FONT};font-size:14px;line-height:1.6;color:${colors.muted};padding:8px 0;border-bottom:1px solid ${colors.line}">${escapeHtml(label)}</td><td dir="${dir}" align="${align}" valign="top" style="${FONT};font-size:15px;line-height:1.6;color:${colors.ink};padding:8px 12px;border-bottom:1px solid ${colors.line}">${shown(value)}</td></tr>`,
              )
              .join(""),
          ),
        );
      case "action":
        return cell(
          "padding:8px 0 20px",
          `<a href="${escapeHtml(part.href)}" style="${FONT};display:inline-block;background:${colors.action};color:${colors.sheet};font-size:16px;font-weight:bold;text-decoration:none;padding:13px 26px;border-radius:8px">${escapeHtml(part.label)}</a><div style="font-size:13px;line-height:1.6;color:${colors.muted};padding:16px 0 0">${escapeHtml(part.hint)}<br>${link(part.href)}</div>`,
        );
    }
  };

  return `<!DOCTYPE html>
<html lang="${iso}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body dir="${dir}" style="margin:0;padding:0;background:${colors.paper}">
${table(
  `background:${colors.paper}`,
  `<tr><td align="center" style="padding:24px 12px"><table role="presentation" dir="${dir}" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:${colors.sheet};border:1px solid ${colors.line};border-radius:12px"><tr><td dir="${dir}" align="${align}" style="${FONT};background:${colors.band};color:${colors.onBand};font-size:18px;font-weight:bold;padding:18px 28px;border-radius:12px 12px 0 0">${escapeHtml(brand)}</td></tr><tr><td style="padding:28px">${table(
    "",
    cell("font-size:24px;font-weight:bold;line-height:1.4;padding:0 0 14px", escapeHtml(heading)) +
      parts.map(write).join(""),
  )}</td></tr></table></td></tr>`,
)}
</body></html>`;
}

export function mailText({ brand, heading, parts }: MailMessage): string {
  const write = (part: MailPart): string => {
    switch (part.kind) {
      case "text":
      case "letter":
        return part.text;
      case "note":
        return ["--", part.text, part.href].filter((line) => line !== undefined).join("\n");
      case "title":
        return part.text;
      case "reference":
        return `${part.label}: ${part.value}\n${part.hint}`;
      case "rows":
        return part.rows
          .map(({ label, value }) => (value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`))
          .join("\n");
      case "action":
        return `${part.label}:\n${part.href}`;
    }
  };
  return `${[heading, ...parts.map(write), brand].join("\n\n")}\n`;
}
