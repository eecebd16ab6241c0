import { AppIcon } from "#src/art/app-icon.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./ready-apps.css";

export type ReadyAppsProps = { apps: { id: string; href: string; name: string; tagline: string }[] };

/** Every app, also the one whose next release is coming: today's works. */
export function ReadyApps({ apps }: ReadyAppsProps) {
  return (
    <ul className="coming-apps">
      {apps.map(({ id, href, name, tagline }) => (
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
