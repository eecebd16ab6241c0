import type { ClientDirective } from "astro";

/** `client:query`: hydrates an island if the address has a query, for parts that only show what the query names. */
const query: ClientDirective = (load, _options, island) => {
  const wake = async () => {
    if (location.search === "" || !island.isConnected) return;
    const hydrate = await load();
    await hydrate();
  };
  // During a route change an island is connected before the address is the new one.
  if (document.readyState === "complete") document.addEventListener("astro:page-load", wake, { once: true });
  else void wake();
};

export default query;
