import type { APIRoute } from "astro";
import { PAGES, pagesWhere } from "#domain/site/pages.ts";
import { listApps, listPosts, listServices, pageIn } from "#src/content/catalogue.ts";
import { paths } from "#src/i18n/paths.ts";
import { urlIn } from "#src/seo/structured/thing.ts";
import { localeRows, siteIn } from "#src/site/site.ts";

const line = (title: string, url: string, text: string) => `- [${title}](${url}): ${text}`;

export const GET: APIRoute = async () => {
  const parts = await Promise.all(
    localeRows.map(async ({ code, name }) => {
      const pages = await Promise.all(
        pagesWhere(({ llms }) => llms).map(async (id) => {
          const { label, seo } = await pageIn(code, id);
          return line(label, urlIn(code, PAGES[id].path), seo.description);
        }),
      );
      const services = (await listServices(code)).map(({ title, url, body }) => line(title, urlIn(code, url), body));
      const apps = (await listApps(code)).map(({ id, name: app, tagline }) =>
        line(app, urlIn(code, paths.app(id)), tagline),
      );
      const posts = (await listPosts(code)).map(({ id, title, summary }) =>
        line(title, urlIn(code, paths.post(id)), summary),
      );
      return `## ${name}\n\n${[...pages, ...services, ...apps, ...posts].join("\n")}\n`;
    }),
  );
  const heads = localeRows.map(({ code }) => siteIn(code).brand);
  const [first] = heads;
  const text = `# ${heads.map(({ name }) => name).join(" · ")}\n\n> ${first?.tagline ?? ""}\n\n${parts.join("\n")}`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
};
