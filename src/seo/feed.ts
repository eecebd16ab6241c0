import { escapeHtml } from "#domain/text/escape-html.ts";
import { absoluteUrl } from "#src/i18n/paths.ts";
import { site } from "#src/site/site.ts";

export type FeedEntry = {
  title: string;
  url: string;
  summary: string;
  category: string;
  author: string;
  publishedOn: string;
  html: string;
};

export type Feed = {
  title: string;
  description: string;
  language: string;
  home: string;
  self: string;
  entries: readonly FeedEntry[];
};

/** For feed readers: addresses are absolute, and `]]>` is escaped, since it would end the CDATA section. */
function whole(html: string, page: string): string {
  return (
    html
      .replace(/(\shref=")#/g, `$1${page}#`)
      // One picture each, in the format that every reader knows.
      .replace(/<img class="night-only"[^>]*>/g, "")
      .replace(/\s(?:srcset|sizes)="[^"]*"/g, "")
      .replace(
        /(\s(?:href|src)=")(\/[^"]*)"/g,
        (_, start: string, path: string) => `${start}${absoluteUrl(site.url, path)}"`,
      )
      .replaceAll("]]>", "]]&gt;")
  );
}

/** RSS 2.0 with the full text of each article. Dates are days: their time is the start of the day. */
export function feedXml({ title, description, language, home, self, entries }: Feed): string {
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();
  const items = entries.map(
    (entry) => `<item>
<title>${escapeHtml(entry.title)}</title>
<link>${entry.url}</link>
<guid isPermaLink="true">${entry.url}</guid>
<pubDate>${dateOf(entry.publishedOn)}</pubDate>
<dc:creator>${escapeHtml(entry.author)}</dc:creator>
<category>${escapeHtml(entry.category)}</category>
<description>${escapeHtml(entry.summary)}</description>
<content:encoded><![CDATA[${whole(entry.html, entry.url)}]]></content:encoded>
</item>`,
  );
  const newest = entries[0] ? `\n<lastBuildDate>${dateOf(entries[0].publishedOn)}</lastBuildDate>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeHtml(title)}</title>
<link>${home}</link>
<description>${escapeHtml(description)}</description>
<language>${language}</language>${newest}
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`;
}
