/** What a page may ask of the server by name, in its content file. */
export type PageMiddleware = (headers: Headers) => void;

export const PAGE_MIDDLEWARE: ReadonlyMap<string, PageMiddleware> = new Map([
  ["noindex", (headers: Headers) => headers.set("x-robots-tag", "noindex")],
]);

export class UnknownMiddlewareError extends Error {
  override name = "UnknownMiddlewareError";
  readonly status = 500;

  constructor(middleware: string) {
    super(`Unknown middleware ${middleware}`);
  }
}

export function runMiddleware(
  names: readonly string[],
  headers: Headers,
  registry: ReadonlyMap<string, PageMiddleware> = PAGE_MIDDLEWARE,
) {
  for (const name of names) {
    const middleware = registry.get(name);
    if (!middleware) throw new UnknownMiddlewareError(name);
    middleware(headers);
  }
}
