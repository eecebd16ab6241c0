import type { ClientDirective } from "astro";
import { whenNear } from "./when-near.ts";

/** `client:near`: hydrates an island when it comes near the viewport, for parts that only add to the page. */
const near: ClientDirective = (load, _options, island) =>
  whenNear(island, async () => {
    const hydrate = await load();
    await hydrate();
  });

export default near;
