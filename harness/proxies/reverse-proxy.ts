/** The reverse proxy before two replicas: nginx as deploy/nginx.conf sets it up, or a small load balancer without nginx. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unusedPort } from "#server/network/unused-port.ts";
import { startLoadBalancer } from "./load-balancer.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { writeNginxConfig } from "./nginx-config.ts";

export type ReverseProxy = { kind: "nginx" | "balancer"; url: string; stop: () => Promise<void> };

export type ReverseProxyNeeds = {
  ports: readonly [number, number];
  /** Which of them are not being restarted: nginx finds out by itself, the load balancer is told. */
  running: () => readonly number[];
};

export async function startReverseProxy({ ports, running }: ReverseProxyNeeds): Promise<ReverseProxy> {
  if (!hasNginx()) {
    console.log(
      "There is no nginx on this machine and it could not be installed: a small load balancer is used instead.",
    );
    const balancer = await startLoadBalancer(running);
    return { kind: "balancer", url: `http://127.0.0.1:${balancer.port}`, stop: balancer.stop };
  }
  const dir = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const port = await unusedPort();
  const url = `http://127.0.0.1:${port}`;
  const nginx = await startNginx({ dir, conf: writeNginxConfig({ dir, port, upstream: ports }), url });
  return {
    kind: "nginx",
    url,
    async stop() {
      await nginx.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
