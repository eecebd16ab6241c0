import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import near from "./client-near.ts";

let comeNear = (_isIntersecting: boolean) => {};
let observed: Element | null = null;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe(element: Element) {
        observed = element;
      }
      disconnect() {
        comeNear = () => {};
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

function start() {
  document.body.innerHTML = "<dd><astro-island><span hidden></span></astro-island></dd>";
  const island = document.querySelector<HTMLElement>("astro-island");
  if (!island) throw new Error("there is no island");
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  near(load, { name: "near", value: "" }, island);
  return { load, hydrate, island };
}

const onNetwork = (network: { onLine: boolean; connection?: object }) => vi.stubGlobal("navigator", network);

describe("client:near", () => {
  it("hydrates once, when what is around the island comes near", async () => {
    onNetwork({ onLine: true });
    const { load, hydrate, island } = start();
    expect(observed).toBe(island.parentElement);
    comeNear(false);
    expect(load).not.toHaveBeenCalled();
    comeNear(true);
    comeNear(true);
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["offline", { onLine: false }],
    ["for those who save data", { onLine: true, connection: { saveData: true } }],
    ["on a slow network", { onLine: true, connection: { effectiveType: "2g" } }],
  ])("fetches nothing %s, and does when it comes near on a better network", async (_, network) => {
    onNetwork(network);
    const { load, hydrate } = start();
    comeNear(true);
    expect(load).not.toHaveBeenCalled();
    onNetwork({ onLine: true });
    comeNear(true);
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
  });
});
