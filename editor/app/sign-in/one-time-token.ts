import { api } from "#editor/app/content/api.ts";
import { START_ADDRESS } from "#editor/app/frame/address.ts";

const TOKEN = /^#token=([\w-]+)$/;

/** The address that `npm run edit` shows holds a token: it becomes a session, and leaves the address bar and the history. */
export async function exchangeToken() {
  const token = TOKEN.exec(location.hash)?.[1];
  if (token !== undefined) {
    history.replaceState(null, "", START_ADDRESS);
    await api.openOnce(token);
  }
  // Opened where the editor is shown already.
  addEventListener("hashchange", () => {
    if (TOKEN.test(location.hash)) location.reload();
  });
}
