/** Whether an address, without its query, is the API's to answer. */
export const isApiPath = (path: string): boolean => path === "/api" || path.startsWith("/api/");
