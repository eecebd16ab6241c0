import { useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { Modal } from "#editor/app/dialogs/modal.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { type PersonRow, ROLES } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { Change } from "./people-page.tsx";

/** One of the people: their role, and the ways to end their access. */
export function PersonItem({ person, change }: { person: PersonRow; change: Change }) {
  const { t } = useTexts();
  const [isRemoving, setRemoving] = useState(false);
  const { id, name, email, role, isYou, isReady } = person;
  return (
    <li className="flex flex-wrap items-center gap-y-2 gap-x-4 py-3 px-4.5">
      <span className="grid grow basis-56 min-w-0">
        <span className="font-strong wrap-anywhere">
          <bdi>{name}</bdi> {isYou && <small className="text-muted font-normal">({t("people.you")})</small>}
        </span>
        <small className="text-muted text-small wrap-anywhere">
          <bdi>{email}</bdi>
          {!isReady && ` · ${t("people.notReady")}`}
        </small>
      </span>
      <span className="select min-w-36">
        <select
          className="input"
          aria-label={t("people.role", { name })}
          value={role}
          onChange={(event) => {
            const next = ROLES.find((one) => one === event.target.value) ?? role;
            change(() => api.setRole(id, next), t("people.changed", { name, role: t(`people.roles.${next}`) }), isYou);
          }}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {t(`people.roles.${one}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      <span className="flex flex-wrap gap-1">
        <Button
          look="quiet"
          aria-label={`${t("people.signOut")}: ${name}`}
          onClick={() => change(() => api.signOutPerson(id), t("people.signedOut", { name }), isYou)}
          label={t("people.signOut")}
        />
        <Button
          look="quiet"
          icon="trash-2"
          aria-label={`${t("people.remove")}: ${name}`}
          onClick={() => setRemoving(true)}
          label={t("people.remove")}
        />
      </span>
      {isRemoving && (
        <Modal
          title={t("people.removeTitle", { name })}
          onClose={() => setRemoving(false)}
          actions={
            <>
              <Button look="ghost" onClick={() => setRemoving(false)} label={t("people.cancel")} />
              <Button
                look="danger"
                onClick={() => {
                  setRemoving(false);
                  change(() => api.removePerson(id), t("people.removed", { name }), isYou);
                }}
                label={t("people.remove")}
              />
            </>
          }
        >
          <p>{t("people.removeText")}</p>
        </Modal>
      )}
    </li>
  );
}
