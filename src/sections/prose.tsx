import "#src/styles/prose.css";
export type ProseProps = { html: string; note?: string };

/** Text from a Markdown file of content/, rendered at build: the markup is the site's own. */
export function Prose({ html, note }: ProseProps) {
  return (
    <section className="wrap pb-(--section-space)">
      {note && <p className="mb-8 text-small text-muted">{note}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: build-time Markdown from the repository */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
