import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { copyContent } from "#harness/content-copy.ts";
import { createContentCheck } from "./content-check.ts";

it("checks all content while others are answered, and goes on after a folder that cannot be read", async () => {
  const content = copyContent();
  const check = createContentCheck();
  try {
    expect(await check(content.dir)).toEqual({ errors: [], wording: [] });
    content.edit("team/huda-salim.json", (member: { role: Record<string, string> }) => {
      member.role["ar"] = "x";
      return member;
    });
    const checked = check(content.dir);
    // A check in this thread would be over before any timer has its turn.
    expect(await Promise.race([checked, pause(0, "others")])).toBe("others");
    expect((await checked).errors).toMatchObject([{ kind: "team", id: "huda-salim", path: ["role", "ar"] }]);
    expect((await check(`${content.dir}-none`)).errors).not.toEqual([]);
    expect(await Promise.all([check(content.dir), check(content.dir)])).toHaveLength(2);
  } finally {
    content.remove();
  }
});
