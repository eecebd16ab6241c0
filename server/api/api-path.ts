/** Alive: whoever serves pages answers this, so that nobody is replaced because the API or its storage is away. */
export const LIVE_PATH = "/api/health/live";

/** Whether an address, without its query, is the API's to answer. */
export const isApiPath = (path: string): boolean => path === "/api" || path.startsWith("/api/");
