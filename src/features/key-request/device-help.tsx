import { AppIcon } from "#src/art/app-icon.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./device-help.css";

export type HelpedApp = {
  id: string;
  name: string;
  /** The title of its "About" window; null where its key is bound to a site in place of a device. */
  about: string | null;
};

export type DeviceHelpProps = {
  /** None while nothing is chosen. */
  app?: HelpedApp | undefined;
  device: string;
  texts: { find: string; copy: string; about: string; label: string; onSite: string };
};

/** Where the device code is found: the window of the program that says it, with the code marked. */
export function DeviceHelp({ app, device, texts }: DeviceHelpProps) {
  if (app?.about === null) return <p className="device-help text-ui text-copy">{texts.onSite}</p>;
  return (
    <figure className="device-help grid items-center gap-x-8 gap-y-4">
      <figcaption className="text-ui text-copy">
        <b className="block text-ink">{texts.find}</b>
        {texts.copy}
      </figcaption>
      <div className="rounded-card border border-line-strong bg-surface shadow-mid" aria-hidden="true">
        <div className="device-help-bar flex items-center gap-3 border-b border-line px-4 text-small text-copy">
          <i />
          {app?.about ?? texts.about}
          {app && <AppIcon app={app.id} size="sm" />}
        </div>
        <p className="device-help-code flex items-center justify-between gap-3 rounded-control m-4">
          <span>
            <span className="block text-small text-copy">{texts.label}</span>
            <code dir="ltr">{device}</code>
          </span>
          <Icon name="copy" />
        </p>
      </div>
    </figure>
  );
}
