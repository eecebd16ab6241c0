import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** nginx with the same bytes and headers that matter, as one would set it up for speed. */
export async function startNginx(port: number, workers: number, file: string) {
  const dir = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(dir, "nginx.conf"),
    `worker_processes ${workers}; daemon off; pid ${dir}/pid; error_log ${dir}/error.log;
events { worker_connections 2048; }
http {
  access_log off; sendfile on; tcp_nopush on; etag on; keepalive_requests 100000000; open_file_cache max=1000;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port};
    location = /page {
      alias ${file}; default_type "text/html; charset=utf-8";
      add_header Content-Encoding br; add_header Vary Accept-Encoding; add_header Cache-Control "public, max-age=60";
    }
  }
}
`,
  );
  const child: ChildProcess = spawn("nginx", ["-c", join(dir, "nginx.conf"), "-e", join(dir, "error.log")], {
    stdio: "ignore",
  });
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/page`).catch(() => null);
    if (answer) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `http://127.0.0.1:${port}/page`,
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
