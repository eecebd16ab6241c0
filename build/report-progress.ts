import type { AstroIntegration } from "astro";

/** The parts of a build, in their order. */
export const BUILD_PHASES = ["content", "bundle", "pictures", "pages", "compress"] as const;
export type BuildPhase = (typeof BUILD_PHASES)[number];
/** Sent to the process that started the build; `total` is the number of addresses that will be written. */
export type BuildReport = { phase: BuildPhase; total?: number };

/** Tells the process that started this one how far the build is; a build that was started by hand tells nobody. */
export function reportProgress(): AstroIntegration {
  const report = (message: BuildReport) => process.send?.(message);
  return {
    name: "report-progress",
    hooks: {
      "astro:build:start": ({ setPrerenderer }) => {
        report({ phase: "bundle" });
        setPrerenderer((prerenderer) => {
          const { getStaticPaths } = prerenderer;
          // Everything else of it, methods that are not its own included, stays as it is.
          return Object.assign(Object.create(prerenderer), {
            async getStaticPaths() {
              // The pictures of shared links are drawn while their addresses are listed.
              report({ phase: "pictures" });
              const paths = await getStaticPaths.call(prerenderer);
              report({ phase: "pages", total: paths.length });
              return paths;
            },
          });
        });
      },
      "astro:build:generated": () => {
        report({ phase: "compress" });
      },
    },
  };
}
