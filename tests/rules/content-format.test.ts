import { describe, expect, it } from "vitest";
import { unformattedFiles } from "#build/entries/format.ts";
import { copyContent } from "#harness/content-copy.ts";

describe("content files have one format", () => {
  it("so that saving one in the editor changes what was edited and nothing else", () => {
    expect([...unformattedFiles("content").keys()], "run `npm run content -- --format`").toEqual([]);
  });

  it("and a file in another format is seen", () => {
    const content = copyContent();
    content.edit("team/huda-salim.json", ({ id, ...member }: { id: string }) => ({ ...member, id }));
    expect([...unformattedFiles(content.dir).keys()]).toEqual(["team/huda-salim.json"]);
    content.remove();
  });
});
