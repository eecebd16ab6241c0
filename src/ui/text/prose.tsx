import "#src/ui/display/day-and-night.css";
import "./prose.css";

export type ProseTextProps = {
  html: string;
  look?: keyof typeof LOOKS;
  /** Address of the page, printed under the text. */
  address?: string | undefined;
};

const LOOKS = {
  plain: "prose",
  /** Larger, with longer leading: a text one reads to the end. */
  article: "prose prose-article",
  /** Its sections carry numbers that people can refer to. */
  numbered: "prose prose-numbered",
} as const;

/** Text from a Markdown file of content/, rendered at build: the markup is the site's own. */
export function ProseText({ html, look = "plain", address }: ProseTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: build-time Markdown from the repository
  return <div className={LOOKS[look]} data-address={address} dangerouslySetInnerHTML={{ __html: html }} />;
}
