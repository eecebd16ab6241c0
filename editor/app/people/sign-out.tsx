import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";

/** Who is signed in, and the way out. */
export function SignOut({ name }: { name: string }) {
  const { t } = useTexts();
  const leave = async () => {
    await api.signOut();
    // Nothing of the content stays in this window; unsaved changes are asked about first.
    location.reload();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 mt-auto pt-3 px-2.5 border-t border-line">
      <span className="grow min-w-0 text-small text-muted wrap-anywhere" dir="auto">
        {name}
      </span>
      <Button look="quiet" onClick={leave} label={t("signIn.out")} />
    </div>
  );
}
