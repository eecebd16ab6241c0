import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNginx } from "#harness/proxies/nginx.ts";

/** nginx with the same bytes and headers that matter, as one would set it up for speed. */
export async function startReference(port: number, workers: number, file: string) {
  const dir = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const conf = join(dir, "nginx.conf");
  writeFileSync(
    conf,
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
  const url = `http://127.0.0.1:${port}/page`;
  const nginx = await startNginx({ dir, conf, url });
  return {
    url,
    async stop() {
      await nginx.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
