import { afterEach, describe, expect, it, vi } from "vitest";
import query from "./client-query.ts";

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

function start(readyState: DocumentReadyState) {
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  document.body.innerHTML = "<astro-island><p></p></astro-island>";
  const island = document.querySelector<HTMLElement>("astro-island");
  if (!island) throw new Error("there is no island");
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  query(load, { name: "query", value: "" }, island);
  return { load, hydrate, island };
}
const loadPage = () => document.dispatchEvent(new Event("astro:page-load"));

describe("client:query", () => {
  it("hydrates at once if the address has a query, and not without one", async () => {
    const without = start("interactive");
    loadPage();
    expect(without.load).not.toHaveBeenCalled();
    history.replaceState(null, "", "/?app=raff");
    const asked = start("interactive");
    await vi.waitFor(() => expect(asked.hydrate).toHaveBeenCalledTimes(1));
  });

  it("waits for the new address during a route change", async () => {
    history.replaceState(null, "", "/?of=the-page-before");
    const left = start("complete");
    history.replaceState(null, "", "/");
    loadPage();
    expect(left.load).not.toHaveBeenCalled();

    const reached = start("complete");
    history.replaceState(null, "", "/?app=raff");
    expect(reached.load).not.toHaveBeenCalled();
    loadPage();
    await vi.waitFor(() => expect(reached.hydrate).toHaveBeenCalledTimes(1));
  });

  it("does nothing for an island that has gone", () => {
    history.replaceState(null, "", "/?app=raff");
    const { load, island } = start("complete");
    island.remove();
    loadPage();
    expect(load).not.toHaveBeenCalled();
  });
});
