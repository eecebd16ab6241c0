/** deploy/nginx.conf and nginx-http.conf as a whole configuration, with ports and folders of a test's own. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRoot } from "#harness/unprivileged-user.ts";

export type NginxConfig = {
  dir: string;
  port: number;
  upstream: readonly [number, number];
};

/** In place of port 80. */
export const plainSocket = (dir: string) => join(dir, "http");

/** Writes it into the folder and returns its path. TLS is left out: certificates are the operator's. */
export function writeNginxConfig({ dir, port, upstream: [one, two] }: NginxConfig): string {
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/^ *(?:ssl_|listen \[).*\n/gm, "")
    .replace("127.0.0.1:3001", `127.0.0.1:${one}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${two}`)
    .replace("/var/cache/nginx/site", join(dir, "pages"));
  const http = readFileSync("deploy/nginx-http.conf", "utf8")
    .replace("listen 80;", `listen unix:${plainSocket(dir)};`)
    .replace(/^ *listen \[.*\n/gm, "")
    .replaceAll("/var/www/acme", join(dir, "acme"));
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  for (const name of folders) mkdirSync(join(dir, name), { recursive: true });
  const path = join(dir, "nginx.conf");
  writeFileSync(
    path,
    `${isRoot ? "user root; " : ""}worker_processes auto; daemon off; pid ${dir}/pid; error_log ${dir}/error.log;
events {}
http {
access_log off;
${folders.map((name) => `${name}_temp_path ${dir}/${name};`).join(" ")}
${site}${http}}
`,
  );
  return path;
}
