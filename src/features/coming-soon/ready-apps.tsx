import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import { useQueryParameter } from "#src/sections/page/use-query-parameter.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./ready-apps.css";

export type ReadyAppsProps = { apps: { id: string; href: string; name: string; tagline: string }[] };

/** Every app but the one that `?app=` asks for, which is the one that is not ready. */
export function ReadyApps({ apps }: ReadyAppsProps) {
  const asked = useQueryParameter("app");
  return (
    <ul className="coming-apps grid gap-px border border-line rounded-card bg-line overflow-clip tablet:grid-cols-2 wide:grid-cols-3">
      {apps
        .filter(({ id }) => id !== asked)
        .map(({ id, href, name, tagline }) => (
          <li key={id}>
            <a
              href={href}
              className="moves-on-hover grid items-center content-start gap-3.5 h-full bg-surface eased hover:bg-raised"
            >
              <AppIcon app={id} />
              <h3 className="text-title">{name}</h3>
              <Icon className="text-primary-ink" name="arrow-right" />
              <p className="col-span-full text-ui text-copy">{tagline}</p>
            </a>
          </li>
        ))}
    </ul>
  );
}
