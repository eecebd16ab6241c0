/** The files the site is deployed with, held to rules; no container engine is needed. */
import { globSync, lstatSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DockerfileParser, type Instruction } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { MAX_BUILD_BYTES } from "#scripts/bytes/build-size.ts";
import { isForeign, readLockfile } from "#scripts/lock/lockfile.ts";
import { LIVE_PATH } from "#server/api/api-path.ts";
import { parseEnv, SETTINGS } from "#server/env.ts";
import { GAUGES } from "#server/observability/gauges.ts";
import { createLog } from "#server/observability/log.ts";
import { createMetrics, type Gauge } from "#server/observability/metrics.ts";
import { prometheusText } from "#server/observability/prometheus-text.ts";

const known = new Set(SETTINGS);
/** The image has its own, or they belong to building and developing. */
const NOT_FOR_CONTAINERS = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "DIST_DIR",
  "RELEASES_DIR",
  "CONTENT_DIR",
  "DEV_API_PORT",
  "PUBLISH_PORTS",
  "PUBLISH_REMOTE",
  "PUBLISH_BRANCH",
];
const forContainers = SETTINGS.filter(
  // The editor runs from the sources, which the image does not have.
  (name) => !NOT_FOR_CONTAINERS.includes(name) && !name.startsWith("EDITOR_"),
).sort();
/** Read while the image is built. */
const BUILT_IN = ["SITE_URL", "API_BASE_URL", "LOGIN_URL", "UNTRANSLATED"];
const SECRET = /(?:password|secret|token|private)\w*\s*[=:]\s*["']?[^\s"'$<{]{6,}|-----BEGIN|:\/\/\w+:[^$@\s…]+@/i;
/** What looks like a secret and is not taken from the environment. */
const secretIn = (text: string) => text.replace(/\$\{[^}]*\}|\$\([^)]*\)/g, "$").match(SECRET)?.[0];

describe("the Dockerfile", () => {
  const text = readFileSync("Dockerfile", "utf8");
  const file = DockerfileParser.parse(text);
  const of = (keyword: string): Instruction[] =>
    file.getInstructions().filter((instruction) => instruction.getKeyword() === keyword);
  const said = (keyword: string) => of(keyword).map((instruction) => instruction.getArgumentsContent() ?? "");

  it("is one that a builder can read", () => {
    expect(validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
    expect(validate(text.replace("WORKDIR", "WORKDIRR")).length).toBeGreaterThan(0);
  });

  it("builds in one stage and runs in another, on bases that do not move", () => {
    const [build, run, ...more] = file.getFROMs();
    expect([build?.getBuildStage(), more.length]).toEqual(["build", 0]);
    const node = readLockfile().packages["node_modules/node"]?.version;
    expect(build?.getImage()).toBe(`node:${node}-trixie-slim`);
    // It has no versions; its name says which Debian it is and who runs in it.
    expect(run?.getImage()).toBe("gcr.io/distroless/cc-debian13:nonroot");
    const intoTheImage = file.getCOPYs().filter((copy) => run && copy.isAfter(run));
    expect(intoTheImage.length).toBeGreaterThan(5);
    expect(
      intoTheImage.filter((copy) => !copy.getFlags().some((flag) => `${flag}` === "--from=build")).map(String),
    ).toEqual([]);
  });

  it("runs as nobody, says how it is, and holds no secret", () => {
    expect(said("USER")).toEqual(["65532:65532"]);
    expect(said("HEALTHCHECK").join()).toContain("scripts/health.ts");
    expect(said("EXPOSE")).toEqual([String(parseEnv({}).PORT)]);
    expect(secretIn(text)).toBeUndefined();
    expect(secretIn("SECRET_KEY=0123456789abcdef")).toBeDefined();
  });

  it("sets variables that the server reads", () => {
    const names = [...said("ENV"), ...said("ARG")].join(" ").match(/\b[A-Z_]+(?==|$|\s)/g) ?? [];
    const foreign = ["NODE_ENV", "LD_LIBRARY_PATH"];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.has(name) && !foreign.includes(name))).toEqual([]);
  });

  it("copies what exists, and leaves out what the build has no use for", () => {
    const allowed = readFileSync(".dockerignore", "utf8").split("\n");
    expect(allowed[0]).toBe("*");
    const names = allowed.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    expect(names.filter((name) => globSync(name).length === 0)).toEqual([]);
    for (const name of ["data", "tests", "docs", ".git"]) expect(names).not.toContain(name);
  });

  it.skipIf(process.platform !== "linux")("makes an image below 200 MB", () => {
    const MB = 1_000_000;
    /** distroless/cc-debian13, unpacked: glibc, libstdc++, OpenSSL, certificates, time zones. */
    const BASE = 25 * MB;
    const bytesOf = (patterns: readonly string[]) =>
      globSync(patterns).reduce((sum, path) => sum + (lstatSync(path).isFile() ? lstatSync(path).size : 0), 0);
    const installed = Object.entries(readLockfile().packages)
      .filter(isForeign)
      .filter(([place, { dev }]) => !dev && !/node_modules\/node(-bin-.*)?$/.test(place))
      .map(([place]) => `${place}/**`);
    const dependencies = bytesOf(installed);
    expect(dependencies).toBeGreaterThan(5 * MB);
    // What `strip` leaves of Node is what the loader needs: everything but the symbols.
    const node = strippedSize(resolve("node_modules/node/bin/node"));
    const own = bytesOf(["{domain,server,scripts}/**"]);
    const total = BASE + node + dependencies + own + MAX_BUILD_BYTES;
    const sum =
      `base ${BASE / MB}, node ${Math.round(node / MB)}, dependencies ${Math.round(dependencies / MB)}, ` +
      `own ${Math.round(own / MB)}, pages at most ${MAX_BUILD_BYTES / MB}: ${Math.round(total / MB)} MB`;
    expect(total, sum).toBeLessThan(200 * MB);
  });
});

/** Up to the end of the last part that is loaded: symbols and names come behind it. */
function strippedSize(path: string): number {
  const header = readFileSync(path).subarray(0, 4096);
  const [offset, size, count] = [Number(header.readBigUInt64LE(32)), header.readUInt16LE(54), header.readUInt16LE(56)];
  const ends = Array.from({ length: count }, (_, index) => {
    const at = offset + index * size;
    return Number(header.readBigUInt64LE(at + 8) + header.readBigUInt64LE(at + 32));
  });
  return Math.max(...ends);
}

describe("compose.yaml", () => {
  const serviceSchema = z.strictObject({
    build: z.strictObject({ context: z.literal("."), args: z.record(z.string(), z.string()) }).optional(),
    image: z
      .string()
      .regex(/^[a-z]+:\d+(?:-[a-z]+)?$/, "an image has a version")
      .optional(),
    restart: z.literal("unless-stopped"),
    // The default one keeps everything until the disk is full.
    logging: z.strictObject({ driver: z.literal("local") }),
    read_only: z.boolean().optional(),
    tmpfs: z.array(z.string()).optional(),
    cap_drop: z.array(z.string()).optional(),
    security_opt: z.array(z.string()).optional(),
    stop_grace_period: z
      .string()
      .regex(/^\d+s$/)
      .optional(),
    environment: z.record(z.string(), z.string()).optional(),
    ports: z.array(z.string().regex(/^\d+:\d+(?:\/udp)?$/)).optional(),
    volumes: z.array(z.string().regex(/^(?:[a-z]+|\.\/[\w./]+):\/[\w./]+(?::ro)?$/)).optional(),
    depends_on: z.array(z.string()).optional(),
    healthcheck: z
      .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.number() })
      .optional(),
  });
  const composeSchema = z
    .object({
      name: z.string(),
      services: z.record(z.string(), serviceSchema),
      volumes: z.record(z.string(), z.null()),
    })
    .catchall(z.unknown())
    .refine((file) =>
      Object.keys(file).every((key) => ["name", "services", "volumes"].includes(key) || /^x-/.test(key)),
    );
  const text = readFileSync("compose.yaml", "utf8");
  const compose = composeSchema.parse(parse(text, { merge: true }));
  const { database, proxy, ...sites } = compose.services;

  it("has two replicas that may change nothing, on one database, behind one proxy", () => {
    expect(Object.keys(sites)).toEqual(["site-a", "site-b"]);
    for (const site of Object.values(sites)) {
      expect(site).toMatchObject({ read_only: true, cap_drop: ["ALL"], tmpfs: ["/tmp"], depends_on: ["database"] });
      expect(site.security_opt).toEqual(["no-new-privileges:true"]);
      expect(Number.parseInt(site.stop_grace_period ?? "", 10)).toBeGreaterThan(10);
      expect(Object.keys(site.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
      expect(site.environment).toMatchObject({ TRUSTED_PROXIES: "1" });
      expect(Object.keys(site.build?.args ?? {}).filter((name) => !known.has(name))).toEqual([]);
      expect(Object.keys({ ...site.environment, ...site.build?.args }).sort()).toEqual(forContainers);
      expect(Object.keys(site.build?.args ?? {}).sort()).toEqual([...BUILT_IN].sort());
      expect(site.ports).toBeUndefined();
    }
    expect(database?.healthcheck?.test.join(" ")).toContain("pg_isready");
    expect(proxy?.ports).toContain("443:443");
  });

  it("gives the server every setting of its own file, and a password with any characters", () => {
    const given = (name: string, env: Readonly<Record<string, string>>) =>
      (sites["site-a"]?.environment?.[name] ?? "").replace(
        /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
        (_, variable, kind, rest) => env[variable] || (kind === "-" ? rest : ""),
      );
    const file = { SECRET_KEY: "s".repeat(32), POSTGRES_PASSWORD: "p@ss/w#rd", RATE_LIMIT: "7", METRICS_PORT: "9100" };
    const names = Object.keys(sites["site-a"]?.environment ?? {});
    const env = parseEnv(Object.fromEntries(names.map((name) => [name, given(name, file)])));
    expect(env).toMatchObject({ RATE_LIMIT: 7, METRICS_PORT: 9100, METRICS_HOST: "0.0.0.0" });
    expect(env.WEBHOOK_URL).toBeUndefined();
    const { host, password } = new URL(env.DATABASE_URL ?? "");
    expect([host, decodeURIComponent(password)]).toEqual(["database", "p@ss/w#rd"]);
  });

  it("names only what it defines, and gives no password away", () => {
    const volumes = Object.values(compose.services).flatMap(({ volumes: used = [] }) => used);
    const named = volumes.map((volume) => volume.split(":")[0] ?? "").filter((source) => !source.startsWith("."));
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
    const files = volumes.map((volume) => volume.split(":")[0] ?? "").filter((source) => source.startsWith("."));
    expect(files.filter((file) => globSync(file).length === 0)).toEqual([]);
    for (const { depends_on = [] } of Object.values(compose.services))
      for (const name of depends_on) expect(compose.services).toHaveProperty(name);
    expect(secretIn(text)).toBeUndefined();
    const caddy = readFileSync("deploy/Caddyfile", "utf8");
    const asked = caddy.match(/[\w-]+:\d+/g) ?? [];
    expect(asked).toEqual(Object.keys(sites).map((name) => `${name}:${parseEnv({}).PORT}`));
  });
});

describe("deploy/kubernetes.yaml", () => {
  const labels = z.strictObject({ app: z.string() });
  const probe = z.strictObject({
    httpGet: z.strictObject({ path: z.string(), port: z.number() }),
    periodSeconds: z.number(),
    failureThreshold: z.number().optional(),
  });
  const podSecurity = z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.literal(65532),
    fsGroup: z.literal(65532),
    seccompProfile: z.strictObject({ type: z.literal("RuntimeDefault") }),
  });
  /** What every container has. */
  const isolated = {
    securityContext: z.strictObject({
      readOnlyRootFilesystem: z.literal(true),
      allowPrivilegeEscalation: z.literal(false),
      capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
    }),
    resources: z.strictObject({
      requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
      limits: z.strictObject({ memory: z.string() }),
    }),
    volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
  };
  const containerSchema = z.strictObject({
    name: z.string(),
    image: z.string().regex(/:\d+$/),
    ports: z.array(z.strictObject({ containerPort: z.number() })),
    envFrom: z.tuple([
      z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) }),
      z.strictObject({ secretRef: z.strictObject({ name: z.string() }) }),
    ]),
    readinessProbe: probe,
    livenessProbe: probe,
    lifecycle: z.strictObject({ preStop: z.strictObject({ sleep: z.strictObject({ seconds: z.number() }) }) }),
    ...isolated,
  });
  const deploymentSchema = z.strictObject({
    apiVersion: z.literal("apps/v1"),
    kind: z.literal("Deployment"),
    metadata: z.strictObject({ name: z.string() }),
    spec: z.strictObject({
      replicas: z.literal(2),
      strategy: z.strictObject({
        rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: z.number().min(1) }),
      }),
      selector: z.strictObject({ matchLabels: labels }),
      template: z.strictObject({
        metadata: z.strictObject({ labels }),
        spec: z.strictObject({
          terminationGracePeriodSeconds: z.number(),
          securityContext: podSecurity,
          containers: z.tuple([containerSchema]),
          volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({}) })),
        }),
      }),
    }),
  });
  const serviceSchema = z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("Service"),
    metadata: z.strictObject({ name: z.string() }),
    spec: z.strictObject({
      selector: labels,
      sessionAffinity: z.literal("ClientIP"),
      ports: z.tuple([z.strictObject({ port: z.literal(80), targetPort: z.number() })]),
    }),
  });
  const budgetSchema = z.strictObject({
    apiVersion: z.literal("policy/v1"),
    kind: z.literal("PodDisruptionBudget"),
    metadata: z.strictObject({ name: z.string() }),
    spec: z.strictObject({ minAvailable: z.literal(1), selector: z.strictObject({ matchLabels: labels }) }),
  });
  const backupSchema = z.strictObject({
    apiVersion: z.literal("batch/v1"),
    kind: z.literal("CronJob"),
    metadata: z.strictObject({ name: z.string() }),
    spec: z.strictObject({
      schedule: z.string().regex(/^\d+ \d+ \* \* \*$/),
      concurrencyPolicy: z.literal("Forbid"),
      failedJobsHistoryLimit: z.number(),
      jobTemplate: z.strictObject({
        spec: z.strictObject({
          backoffLimit: z.number(),
          template: z.strictObject({
            spec: z.strictObject({
              restartPolicy: z.literal("Never"),
              securityContext: podSecurity,
              containers: z.tuple([
                z.strictObject({
                  name: z.string(),
                  image: z.string(),
                  args: z.array(z.string()),
                  envFrom: containerSchema.shape.envFrom,
                  ...isolated,
                }),
              ]),
              volumes: z.array(
                z.strictObject({
                  name: z.string(),
                  emptyDir: z.strictObject({}).optional(),
                  persistentVolumeClaim: z.strictObject({ claimName: z.string() }).optional(),
                }),
              ),
            }),
          }),
        }),
      }),
    }),
  });
  const claimSchema = z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("PersistentVolumeClaim"),
    metadata: z.strictObject({ name: z.string() }),
    spec: z.strictObject({
      accessModes: z.array(z.string()),
      resources: z.strictObject({ requests: z.strictObject({ storage: z.string() }) }),
    }),
  });
  const settings = z.record(z.string(), z.string());
  const configSchema = z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("ConfigMap"),
    metadata: z.strictObject({ name: z.string() }),
    data: settings,
  });
  const secretSchema = z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("Secret"),
    metadata: z.strictObject({ name: z.string() }),
    stringData: settings,
  });
  const ingressSchema = z.strictObject({
    apiVersion: z.literal("networking.k8s.io/v1"),
    kind: z.literal("Ingress"),
    metadata: z.strictObject({ name: z.string(), annotations: settings }),
    spec: z.strictObject({
      ingressClassName: z.string(),
      tls: z.tuple([z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })]),
      rules: z.tuple([
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.tuple([
              z.strictObject({
                path: z.literal("/"),
                pathType: z.literal("Prefix"),
                backend: z.strictObject({
                  service: z.strictObject({ name: z.string(), port: z.strictObject({ number: z.number() }) }),
                }),
              }),
            ]),
          }),
        }),
      ]),
    }),
  });
  const documents = parseAllDocuments(readFileSync("deploy/kubernetes.yaml", "utf8")).map((one) => one.toJS());
  const [config, deployment, service, ingress, budget, backup, claim] = z
    .tuple([configSchema, deploymentSchema, serviceSchema, ingressSchema, budgetSchema, backupSchema, claimSchema])
    .parse(documents);
  const secretText = readFileSync("deploy/kubernetes-secret.yaml", "utf8");
  const secret = secretSchema.parse(parse(secretText));
  const pod = deployment.spec.template;
  const [container] = pod.spec.containers;

  it("selects by the labels that its pods have", () => {
    for (const selector of [
      deployment.spec.selector.matchLabels,
      service.spec.selector,
      budget.spec.selector.matchLabels,
    ])
      expect(selector).toEqual(pod.metadata.labels);
  });

  it("asks the server where it listens, for what it answers, as who it runs", () => {
    const port = parseEnv({}).PORT;
    const asked = [container.readinessProbe.httpGet, container.livenessProbe.httpGet];
    expect(asked).toEqual([
      { path: LIVE_PATH, port },
      { path: LIVE_PATH, port },
    ]);
    expect([container.ports[0]?.containerPort, service.spec.ports[0].targetPort]).toEqual([port, port]);
    const [{ configMapRef }, { secretRef }] = container.envFrom;
    expect([configMapRef.name, secretRef.name]).toEqual([config.metadata.name, secret.metadata.name]);
    expect(readFileSync("Dockerfile", "utf8")).toContain(`USER ${pod.spec.securityContext.runAsUser}:`);
  });

  it("gives the server every setting, and what is secret apart", () => {
    const names = [...Object.keys(config.data), ...Object.keys(secret.stringData)];
    expect(names.sort()).toEqual(forContainers.filter((name) => !BUILT_IN.includes(name)));
    expect(Object.keys(config.data).filter((name) => /SECRET|PASSWORD|DATABASE_URL|SMTP_URL/.test(name))).toEqual([]);
    expect(secretIn(secretText)).toBeUndefined();
    // As it is, nobody starts with it.
    expect(() => parseEnv({ ...config.data, ...secret.stringData })).toThrow(/^SECRET_KEY: must have/);
    expect(parseEnv({ ...config.data, ...secret.stringData, SECRET_KEY: "s".repeat(32) }).METRICS_PORT).toBe(9100);
  });

  it("is reached from outside by one name, encrypted", () => {
    const [rule] = ingress.spec.rules;
    expect(ingress.spec.tls[0].hosts).toEqual([rule.host]);
    const { name, port } = rule.http.paths[0].backend.service;
    expect([name, port.number]).toEqual([service.metadata.name, service.spec.ports[0].port]);
  });

  it("leaves time to stop, and room to write where the server writes", () => {
    const { seconds } = container.lifecycle.preStop.sleep;
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds + 10);
    expect(container.volumeMounts.map(({ mountPath }) => mountPath).sort()).toEqual(["/data", "/tmp"]);
    expect(pod.spec.volumes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(container.volumeMounts.map(({ name }) => name)),
    );
  });

  it("takes backups by the command that exists, on the image of the site, into a volume that stays", () => {
    const job = backup.spec.jobTemplate.spec.template.spec;
    const [{ args, image, envFrom, volumeMounts }] = job.containers;
    expect([image, envFrom]).toEqual([container.image, container.envFrom]);
    expect(args.slice(0, 3)).toEqual(["scripts/backup.ts", "--into", "/backups"]);
    const mount = volumeMounts.find(({ mountPath }) => mountPath === "/backups");
    const volume = job.volumes.find(({ name }) => name === mount?.name);
    expect(volume?.persistentVolumeClaim?.claimName).toBe(claim.metadata.name);
  });
});

describe("deploy/site-backup.service", () => {
  it("takes the same backups, by the user of the site and as closed as the site", () => {
    const [site, unit] = ["site@", "site-backup"].map((name) => readFileSync(`deploy/${name}.service`, "utf8"));
    const timer = readFileSync("deploy/site-backup.timer", "utf8");
    const kept = /scripts\/backup\.ts --into (\S+) --keep (\d+)$/m.exec(unit ?? "");
    expect(kept?.slice(1)).toEqual(["/var/lib/site-backups", "30"]);
    expect(unit).toMatch(/^StateDirectory=site site-backups$/m);
    const mentioned = /^# ([A-Z_, ]+) …$/m.exec(unit ?? "")?.[1]?.split(", ") ?? [];
    expect(mentioned.filter((name) => !known.has(name))).toEqual([]);
    expect(mentioned).toContain("BACKUP_RECIPIENTS");
    // As closed as the site itself.
    const closed = (text = "") =>
      text.match(/^(?:UMask|NoNew|Protect|Private|Restrict[A-Z]|Lock|Capability|User).*$/gm);
    expect(closed(unit)).toEqual(
      expect.arrayContaining((closed(site) ?? []).filter((line) => line !== "RestartSec=1")),
    );
    expect(timer).toMatch(/^OnCalendar=.*\n[\s\S]*^Persistent=true$/m);
  });
});

describe("deploy/site@.service", () => {
  const text = readFileSync("deploy/site@.service", "utf8");

  it("gives each replica ports of its own, whatever the file says that they share", () => {
    const started = /^ExecStart=\/usr\/bin\/env (.*) \/srv\/site\/.*\/node server\/main\.ts$/m
      .exec(text)?.[1]
      ?.split(" ");
    expect(started).toEqual(["PORT=%i", "METRICS_PORT=1%i"]);
  });

  it("sets variables that the server reads, on a port that nginx asks", () => {
    const names =
      /^Environment=(.*)$/m
        .exec(text)?.[1]
        ?.split(" ")
        .map((pair) => pair.split("=")[0] ?? "") ?? [];
    expect(names.filter((name) => !known.has(name) && name !== "NODE_ENV")).toEqual([]);
    const mentioned = /^# ([A-Z_, ]+) …$/m.exec(text)?.[1]?.split(", ") ?? [];
    expect(mentioned.length).toBeGreaterThan(3);
    expect(mentioned.filter((name) => !known.has(name))).toEqual([]);
    expect(readFileSync("deploy/nginx.conf", "utf8")).toContain("127.0.0.1:3001");
    expect(text).toContain("site@3001");
  });
});

describe("deploy/site-editor.service and deploy/nginx-editor.conf", () => {
  const unit = readFileSync("deploy/site-editor.service", "utf8");
  const nginx = readFileSync("deploy/nginx-editor.conf", "utf8");

  it("meet on a port that the world does not reach, apart from the site's", () => {
    const [, variables = ""] = /^Environment=(.*)$/m.exec(unit) ?? [];
    const set = Object.fromEntries(variables.split(" ").map((pair) => pair.split("=")));
    const { EDITOR_HOST, EDITOR_PORT } = parseEnv(set);
    expect(Object.keys(set).filter((name) => !known.has(name) && name !== "NODE_ENV")).toEqual([]);
    expect(nginx).toContain(`proxy_pass http://${EDITOR_HOST}:${EDITOR_PORT};`);
    expect(EDITOR_HOST).toBe("127.0.0.1");
    expect(readFileSync("deploy/nginx.conf", "utf8")).not.toContain(`:${EDITOR_PORT}`);
    expect(nginx).not.toMatch(/proxy_cache |server_name example\.com/);
    // nginx takes no file whose certificate is not there yet, so another one gets it.
    expect(nginx).not.toMatch(/listen 80|acme-challenge/);
  });

  it("let the editor, and what publishes by itself, do no more than the site may, but for its folder", () => {
    const limits = (text: string) =>
      text.split("\n").filter((line) => /^(?:Protect|Private|Restrict|NoNew|Cap)/.test(line));
    const ofSite = limits(readFileSync("deploy/site@.service", "utf8"));
    const publishing = readFileSync("deploy/site-publish.service", "utf8");
    expect(limits(publishing)).toEqual(ofSite);
    // The key with which it pushes to a branch is in the home of its user.
    expect(limits(unit)).toEqual(ofSite.map((line) => line.replace("ProtectHome=true", "ProtectHome=read-only")));
    for (const text of [unit, publishing]) {
      expect(text).toMatch(/^User=site$/m);
      expect(text).toMatch(/^ReadWritePaths=\/srv\/site$/m);
    }
  });
});

describe("deploy/dashboard.json and deploy/alerts.yaml", () => {
  const metrics = createMetrics();
  const log = metrics.counting(createLog("silent"));
  for (const path of ["/ar", "/api/contact", "/api/serial", "/api/notify"])
    log.request({ requestId: "x", method: "GET", path, status: 201, startedAt: performance.now() });
  const gauges = Object.keys(GAUGES).map((name) => ({ name, value: 0 }) as Gauge);
  const exposed = prometheusText({ ...metrics.measured(), gauges });
  const dashboard = readFileSync("deploy/dashboard.json", "utf8");

  it.each(["deploy/dashboard.json", "deploy/alerts.yaml"])("%s asks only for what the server counts", (file) => {
    const text = readFileSync(file, "utf8");
    const asked = new Set(text.match(/\bsite_[a-z_]+/g));
    expect(asked.size).toBeGreaterThan(4);
    expect([...asked].filter((name) => !new RegExp(`^${name}[ {]`, "m").test(exposed))).toEqual([]);
    const events = [...text.matchAll(/event=~?\\?"([\w|-]+)/g)].flatMap(([, names = ""]) => names.split("|"));
    expect(events.length).toBeGreaterThan(2);
    expect(events.filter((event) => !exposed.includes(`event="${event}"`))).toEqual([]);
  });

  it("shows the areas of the forms", () => {
    const areas = /area=~\\"([\w|]+)\\"/.exec(dashboard)?.[1]?.split("|") ?? [];
    expect(areas.length).toBeGreaterThan(2);
    expect(areas.filter((area) => !exposed.includes(`area="${area}"`))).toEqual([]);
  });

  it("leave nothing that the server measures unseen", () => {
    expect(Object.keys(GAUGES).filter((name) => !dashboard.includes(name))).toEqual([]);
  });
});
