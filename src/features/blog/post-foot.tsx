import type { Translate } from "#domain/language/translate.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./post-foot.css";

export type PostFootProps = {
  t: Translate<"post" | "frame.newTab">;
  tags: { id: string; href: string; name: string }[];
  app: { href: string; name: string; tagline: string } | null;
  share: {
    url: string;
    services: { id: "whatsapp" | "x" | "linkedin"; icon: IconName; href: string }[];
  };
};

/** Under an article: its topics, the product it speaks of, and ways to pass it on. */
export function PostFoot({ t, tags, app, share }: PostFootProps) {
  const shareLabel = (name: string) => `${t("post.shareBy", { name })} ${t("frame.newTab")}`;
  return (
    <footer className="post-foot grid gap-8 pt-8 border-t border-line print:hidden">
      <ul aria-label={t("post.tags")} className="flex flex-wrap gap-2">
        {tags.map(({ id, href, name }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center rounded-chip border border-line bg-surface px-3.5 text-ui leading-ui text-copy eased hover:border-line-strong hover:text-primary-ink"
              href={href}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {app && (
        <a
          className="moves-on-hover flex items-center justify-between gap-6 py-5 px-6 border border-primary-line rounded-card bg-primary-soft"
          href={app.href}
        >
          <span className="grid gap-1">
            <span className="text-small text-muted">{t("post.app")}</span>
            <b className="text-title leading-heading">{app.name}</b>
            <span className="text-ui text-copy">{app.tagline}</span>
          </span>
          <Icon className="text-primary-ink" name="arrow-right" />
        </a>
      )}
      <div className="grid gap-3">
        <h2 className="text-title">{t("post.share")}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {share.services.map(({ id, icon, href }) => (
            <a
              key={id}
              className="post-share inline-flex items-center gap-2.5 min-h-11 px-4 rounded-control text-ui font-strong leading-ui hover:bg-raised"
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={shareLabel(t(`post.${id}`))}
            >
              <Icon name={icon} />
              {t(`post.${id}`)}
            </a>
          ))}
          <CopyLink t={t} url={share.url} />
        </div>
      </div>
    </footer>
  );
}

type CopyLinkProps = { t: Translate<"post">; url: string };

/** Copies by src/ui/controls/copy-button.client.ts, and is not there without script. */
function CopyLink({ t, url }: CopyLinkProps) {
  return (
    <>
      <button
        type="button"
        className="post-share post-copy inline-flex items-center gap-2.5 min-h-11 px-4 rounded-control text-ui font-strong leading-ui noscript:hidden hover:bg-raised"
        data-copy={url}
        data-copied={t("post.copied")}
        data-copy-failed={t("post.copyFailed")}
      >
        <Icon name="link" />
        {t("post.copyLink")}
      </button>
      <span className="text-small text-copy" role="status" data-copy-status="" />
    </>
  );
}
