import { describe, expect, it } from "vitest";
import { untidyFiles } from "#build/entries/tidy.ts";
import { copyContent } from "#harness/content-copy.ts";

describe("content files have one form", () => {
  it("so that saving one in the editor changes what was edited and nothing else", () => {
    expect([...untidyFiles("content").keys()], "run `npm run content -- --tidy`").toEqual([]);
  });

  it("and a file in another form is seen", () => {
    const content = copyContent();
    content.edit("team/huda-salim.json", ({ id, ...member }: { id: string }) => ({ ...member, id }));
    expect([...untidyFiles(content.dir).keys()]).toEqual(["team/huda-salim.json"]);
    content.remove();
  });
});
