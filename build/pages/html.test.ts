import { describe, expect, it } from "vitest";
import { inlineHashes, inlineStyleErrors, lowerScriptPriority, takeIslandScripts, takeMiddleware } from "./html.ts";

describe("inline hashes", () => {
  it("covers what runs and leaves data and files alone", () => {
    const html = `<script>a()</script><script type="module" src="/x.js"></script>
      <script type="application/ld+json">{}</script><script type="module">b()</script><style>c{}</style>`;
    const { scripts, styles } = inlineHashes(html);
    expect(scripts).toHaveLength(2);
    expect(styles).toHaveLength(1);
  });

  it("is the hash browsers compute", () => {
    expect(inlineHashes("<script>alert('Hello, world.');</script>").scripts).toEqual([
      "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=",
    ]);
  });
});

it("fetches modules after what is in view", () => {
  const html = (priority: string) =>
    `<script>a()</script><script type="module"${priority} src="/x.js"></script><script type="module">b()</script><link rel="modulepreload"${priority} href="/y.js">`;
  expect(lowerScriptPriority(html(""))).toBe(html(' fetchpriority="low"'));
});

describe("scripts of islands", () => {
  const near = '(self.Astro||(self.Astro={})).near=n;window.dispatchEvent(new Event("astro:near"))';
  const loader = 'customElements.define("astro-island",f)';

  it("are one file that the head names, and other scripts stay", () => {
    const { html, script } = takeIslandScripts(
      `<head></head><script>theme()</script><script>${near}</script><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>${loader}</script><astro-island>`,
    );
    expect(script?.code).toBe(`${near}\n${loader}`);
    expect(html).toBe(
      `<head><script async src="${script?.address}"></script></head><script>theme()</script><astro-island>`,
    );
  });

  it("are missed where a page has islands, and not elsewhere", () => {
    expect(takeIslandScripts("<head></head>")).toEqual({ html: "<head></head>", script: null });
    expect(() => takeIslandScripts("<head></head><astro-island>")).toThrow("no script of Astro's");
  });
});

describe("style attributes", () => {
  it("are found on any tag", () => {
    expect(inlineStyleErrors('<p class="x" style="color:red">')).toEqual(['<p class="x" style="color:red">']);
    expect(inlineStyleErrors("<P STYLE='color:red'>")).toEqual(["<P STYLE='color:red'>"]);
  });
  it("are not confused with words, data or scripts", () => {
    expect(inlineStyleErrors('<p data-style="x">style="y"</p><script>"<p style=\\"z\\">"</script>')).toEqual([]);
  });
});

describe("middleware", () => {
  it("is read from the head and taken out of it", () => {
    expect(takeMiddleware('<head><meta name="route-middleware" content="noindex other"></head>')).toEqual({
      html: "<head></head>",
      middleware: ["noindex", "other"],
    });
  });
});
