import type { AstroIntegration } from "astro";
import type { AtRule, Declaration, Plugin, Root } from "postcss";

/** The first versions with `light-dark()` and relative colours, which all colours of the site use (decision 5). */
const OLDEST_BROWSERS = ["chrome123", "firefox128", "safari17.5", "ios17.5"];

/** The condition Tailwind writes around `color-mix()`, which all supported browsers know. */
const COLOR_MIX_SUPPORTED = "(color: color-mix(in lab, red, red))";

/**
 * Removes what only unsupported browsers need from Tailwind's output.
 * Lightning CSS, Vite's minifier, keeps all of it whatever its targets are: it evaluates no `@supports`.
 */
export const modernCssPlugin: Plugin = {
  postcssPlugin: "modern-css",
  Once(root) {
    removeBanner(root);
    removeColorMixFallbacks(root);
    removePropertyFallbacks(root);
    removeUnusedVariables(root);
    computeFontSizeAdjust(root);
  },
};

/** Tailwind's name and licence; docs/licences.md has them. */
function removeBanner(root: Root) {
  root.walkComments((comment) => {
    if (comment.text.startsWith("! tailwindcss ")) comment.remove();
  });
}

/** Tailwind writes a plain value, and then the mixed colour inside `@supports`. Only the mixed colour stays. */
function removeColorMixFallbacks(root: Root) {
  root.walkAtRules("supports", (rule) => {
    if (rule.params !== COLOR_MIX_SUPPORTED) return;
    const mixed = declarationsIn(rule);
    const fallback = rule.prev();
    if (fallback?.type === "decl" && mixed.some(({ prop }) => prop === fallback.prop)) fallback.remove();
    rule.replaceWith(rule.nodes ?? []);
  });
}

/** The initial values of Tailwind's variables a second time, for browsers without `@property`. */
function removePropertyFallbacks(root: Root) {
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties") rule.remove();
  });
}

/**
 * Tailwind's utilities pass values to each other in `--tw-…` variables. A variable that no utility of the sheet reads
 * is removed; one that none sets is replaced by its initial value.
 */
function removeUnusedVariables(root: Root) {
  const declarations: Declaration[] = [];
  root.walkDecls((declaration) => {
    declarations.push(declaration);
  });
  const values = declarations.map(({ value }) => value);
  root.walkAtRules("property", (rule) => {
    const name = rule.params;
    if (!name.startsWith("--tw-")) return;
    const setters = declarations.filter(({ prop }) => prop === name);
    const initial = declarationsIn(rule).find(({ prop }) => prop === "initial-value")?.value;
    if (!values.some((value) => value.includes(`var(${name})`) || value.includes(`var(${name},`))) {
      for (const setter of setters) setter.remove();
      rule.remove();
    } else if (initial !== undefined && setters.length === 0) {
      for (const declaration of declarations)
        if (declaration.value.includes(name)) declaration.value = declaration.value.replaceAll(`var(${name})`, initial);
      rule.remove();
    }
  });
}

/** `@font-face` takes plain percentages: not every browser computes a product there. */
function computeFontSizeAdjust(root: Root) {
  root.walkDecls("size-adjust", (declaration) => {
    const [, percent, factor] = /^calc\(([\d.]+)% \* ([\d.]+)\)$/.exec(declaration.value) ?? [];
    if (percent && factor) declaration.value = `${Number((Number(percent) * Number(factor)).toFixed(1))}%`;
  });
}

const declarationsIn = (rule: AtRule): Declaration[] => (rule.nodes ?? []).filter((node) => node.type === "decl");

/** Vite runs PostCSS plugins after Tailwind and before it minifies. */
export function modernCss(): AstroIntegration {
  return {
    name: "modern-css",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: { build: { cssTarget: OLDEST_BROWSERS }, css: { postcss: { plugins: [modernCssPlugin] } } },
        });
      },
    },
  };
}
