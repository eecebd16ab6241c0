import { Icon } from "#src/ui/icons/icon.tsx";

export type PhoneStatusProps = { clock: string };

/** Top of a phone. It reads from left to right in every language, as phones do. */
export function PhoneStatus({ clock }: PhoneStatusProps) {
  return (
    <div className="m-row p-status">
      <b>{clock}</b>
      <i />
      <span className="m-row">
        <Icon name="signal" />
        <Icon name="wifi" />
        <Icon name="battery-full" />
      </span>
    </div>
  );
}
