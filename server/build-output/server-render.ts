import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type RenderView, SERVER_RENDER_FILE } from "#domain/site/server-render.ts";
import { PlainError } from "#server/plain-error.ts";

/** The components as the build bundled them for the server. */
export async function loadRenderView(distDir: string): Promise<RenderView> {
  const path = join(distDir, SERVER_RENDER_FILE);
  try {
    const { renderView }: { renderView: RenderView } = await import(pathToFileURL(path).href);
    return renderView;
  } catch (error) {
    throw new PlainError(`There is no finished build (${path} cannot be read). Run "npm run build" first.`, {
      cause: error,
    });
  }
}
