import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./post-foot.css";

export type PostFootProps = {
  tags: { label: string; links: { id: string; href: string; name: string }[] };
  app: { label: string; href: string; name: string; tagline: string } | null;
  share: {
    label: string;
    links: { icon: IconName; href: string; name: string; label: string }[];
    copy: CopyLinkProps;
  };
};

/** Under an article: its topics, the product it speaks of, and ways to pass it on. */
export function PostFoot({ tags, app, share }: PostFootProps) {
  return (
    <footer className="post-foot">
      <ul aria-label={tags.label} className="flex flex-wrap gap-2">
        {tags.links.map(({ id, href, name }) => (
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
        <a className="post-app moves-on-hover" href={app.href}>
          <span className="grid gap-1">
            <span className="text-small text-muted">{app.label}</span>
            <b className="text-title leading-heading">{app.name}</b>
            <span className="text-ui text-copy">{app.tagline}</span>
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
      <div className="grid gap-3">
        <h2 className="text-title">{share.label}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {share.links.map(({ icon, href, name, label }) => (
            <a key={icon} className="post-share" href={href} target="_blank" rel="noopener" aria-label={label}>
              <Icon name={icon} />
              {name}
            </a>
          ))}
          <CopyLink {...share.copy} />
        </div>
      </div>
    </footer>
  );
}

type CopyLinkProps = { url: string; label: string; copied: string; failed: string };

/** Copies by src/ui/controls/copy-button.client.ts, and is not there without script. */
function CopyLink({ url, label, copied, failed }: CopyLinkProps) {
  return (
    <>
      <button
        type="button"
        className="post-share post-copy"
        data-copy={url}
        data-copied={copied}
        data-copy-failed={failed}
      >
        <Icon name="link" />
        {label}
      </button>
      <span className="text-small text-copy" role="status" data-copy-status="" />
    </>
  );
}
