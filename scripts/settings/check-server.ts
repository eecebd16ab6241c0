import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isOneEditAway } from "#domain/search/one-edit.ts";
import { startedServerPort } from "#scripts/publish/started-server.ts";
import { releaseShownOn } from "#scripts/publish/wait-for-servers.ts";
import { loadServerFacts } from "#server/build-output/server-facts.ts";
import { type Env, SETTINGS } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import { assertPortIsFree } from "#server/network/assert-port-is-free.ts";
import type { ListenSetting } from "#server/network/listen.ts";
import { shownBuild } from "#server/releases/releases.ts";
import { type Finding, note, ok, wrong } from "./finding.ts";

/** Only names: some of the values are secret. */
export function listSettings(variables: Readonly<Record<string, string | undefined>>): Finding[] {
  const set = SETTINGS.filter((name) => variables[name]);
  return [
    ok(
      set.length === 0
        ? "No setting is given: all have their defaults."
        : `Settings that are given: ${set.join(", ")}. The others have their defaults.`,
    ),
    ...misspelled(variables),
  ];
}

/** A variable that is nearly a setting is a slip of the hand: letters in another order, one of them wrong, one for many. */
function misspelled(variables: Readonly<Record<string, string | undefined>>): Finding[] {
  const letters = (name: string) => [...name].sort().join("");
  const singular = (name: string) => name.replace(/IES$/, "Y").replace(/S$/, "");
  return Object.keys(variables)
    .filter((name) => !SETTINGS.includes(name) && /^[A-Z]+_[A-Z_]+$/.test(name))
    .flatMap((name) => {
      const meant = SETTINGS.find(
        (setting) =>
          letters(setting) === letters(name) || isOneEditAway(setting, name) || singular(setting) === singular(name),
      );
      return meant === undefined ? [] : [wrong(`${name} is set, which nobody reads: is ${meant} meant?`)];
    });
}

export function checkBuild(env: Env): Finding[] {
  try {
    const { dir, release } = shownBuild(env);
    const { siteUrl } = loadServerFacts(dir);
    const builtAt = statSync(join(dir, "manifest.json")).mtimeMs;
    const named = release === null ? `The build in ${dir}` : `The release ${release}`;
    return [
      env.SITE_URL === undefined || env.SITE_URL === siteUrl
        ? ok(`${named} is complete. Its pages name ${siteUrl}.`)
        : wrong(
            `${named} was made for ${siteUrl}, and SITE_URL is ${env.SITE_URL}: pages and mails name the former. Build or publish again, with SITE_URL.`,
          ),
      builtAt > Date.now()
        ? wrong(`The clock is before the time of the build (${new Date(builtAt).toISOString()}). Set it by NTP.`)
        : ok(`The clock says ${new Date().toISOString()}.`),
    ];
  } catch (error) {
    return [wrong(errorMessage(error))];
  }
}

/**
 * Where servers of this site listen or would: on PORT, and on those of PUBLISH_PORTS. Replicas that are units have ports
 * of their own, so PORT says nothing of them where nobody set it; `npm start` notes its port.
 */
export async function checkPorts(
  env: Env,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST, PUBLISH_PORTS, RELEASES_DIR } = env;
  const started = RELEASES_DIR === null ? null : startedServerPort(RELEASES_DIR);
  const replicas = PUBLISH_PORTS ?? (started === null ? [] : [started]);
  const ports = new Set(variables["PORT"] || replicas.length === 0 ? [PORT, ...replicas] : replicas);
  const asked = await Promise.all(
    [...ports].map(async (port) => ({ port, shown: port === 0 ? null : await releaseShownOn(port) })),
  );
  const running = asked.flatMap(({ port, shown }) => (shown ? [{ port, ...shown }] : []));
  const away = asked.filter(({ shown }) => !shown).map(({ port }) => port);
  const findings = running.map(({ port, release }) =>
    ok(`A server of this site runs on port ${port}${release === null ? "" : `, and shows the release ${release}`}.`),
  );
  if (away.includes(PORT)) findings.push(await freePort(PORT, HOST, "PORT"));
  const missed = away.filter((port) => PUBLISH_PORTS?.includes(port));
  if (missed.length > 0)
    findings.push(
      note(`No server answers yet on ${missed.join(", ")} of PUBLISH_PORTS; publishing waits only for those that do.`),
    );
  const isDiverse = new Set(running.map(({ release }) => release)).size > 1;
  if (isDiverse) findings.push(wrong("These servers show different releases: restart those whose log says why."));
  if (running.length === 0 && METRICS_PORT !== undefined)
    findings.push(await freePort(METRICS_PORT, METRICS_HOST, "METRICS_PORT"));
  return findings;
}

/** What building, publishing and the editor would miss; a server needs none of it. */
export function checkPublishing(
  { CONTENT_DIR }: Env,
  variables: Readonly<Record<string, string | undefined>>,
): Finding[] {
  // An image has no content, and no setting for it.
  const isContentMissing = variables["CONTENT_DIR"] && !existsSync(join(CONTENT_DIR, "site.json"));
  return isContentMissing ? [wrong(`CONTENT_DIR (${CONTENT_DIR}) holds no content: there is no site.json in it.`)] : [];
}

async function freePort(port: number, host: string, name: ListenSetting): Promise<Finding> {
  try {
    await assertPortIsFree(port, host, name);
    return ok(`${name} (${port}) is free.`);
  } catch (error) {
    return wrong(`${name}: ${errorMessage(error)}`);
  }
}

/** What cannot be seen from here, and is forgotten most often. */
export function checkProxies({ TRUSTED_PROXIES, HOST }: Env): Finding[] {
  if (TRUSTED_PROXIES > 0) return [];
  const isLocal = HOST.startsWith("127.") || HOST === "localhost" || HOST === "::1";
  const isContainer = existsSync("/.dockerenv");
  return isLocal || isContainer
    ? [
        note(
          "TRUSTED_PROXIES is 0: behind a proxy all visitors would be counted as one. Set it to the number of proxies.",
        ),
      ]
    : [];
}
