import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { createPublisher } from "./publisher.ts";
import { noteStartedServer, startedServerPort } from "./started-server.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "started-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
});

it("is found on its own port, by what publishes to the same folder alone", () => {
  expect(startedServerPort(dir)).toBeNull();
  noteStartedServer(join(dir, "releases"), 4123);
  expect(startedServerPort(join(dir, "releases"))).toBe(4123);
  expect(startedServerPort(dir)).toBeNull();
});

it("is no release, and none where it was killed", () => {
  noteStartedServer(dir, 4123);
  const env = { DIST_DIR: join(dir, "dist"), RELEASES_DIR: dir, PUBLISH_BRANCH: undefined, PUBLISH_REMOTE: undefined };
  const publisher = createPublisher({ ...env, PUBLISH_PORTS: undefined, SITE_URL: undefined });
  expect(publisher.releases().list).toEqual([]);
  // No process has a number this high.
  writeFileSync(join(dir, "started-server.json"), JSON.stringify({ port: 4123, pid: 2 ** 30 }));
  expect(startedServerPort(dir)).toBeNull();
});
