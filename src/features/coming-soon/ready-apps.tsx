import { AppIcon } from "#src/art/app-icon.tsx";
import { useQueryParameter } from "#src/sections/page/use-query-parameter.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./ready-apps.css";

export type ReadyAppsProps = { apps: { id: string; href: string; name: string; tagline: string }[] };

/** Every app but the one that `?app=` asks for, which is the one that is not ready. */
export function ReadyApps({ apps }: ReadyAppsProps) {
  const asked = useQueryParameter("app");
  return (
    <ul className="coming-apps">
      {apps
        .filter(({ id }) => id !== asked)
        .map(({ id, href, name, tagline }) => (
          <li key={id}>
            <a href={href} className="moves-on-hover">
              <AppIcon app={id} />
              <h3>{name}</h3>
              <Icon name="arrow-right" />
              <p>{tagline}</p>
            </a>
          </li>
        ))}
    </ul>
  );
}
