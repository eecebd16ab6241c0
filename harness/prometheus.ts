/** As much of Prometheus as the rules of deploy/alerts.yaml need: two scrapes of a server, and simple expressions over them. */

type Sample = { name: string; labels: Readonly<Record<string, string>>; value: number };

export type Scrape = { at: number; samples: readonly Sample[] };

const JOB = { job: "site" };

/** What `/metrics` says now; a server that does not answer is down. */
export async function scrape(port: number, at = Date.now()): Promise<Scrape> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    (response) => response.text(),
    () => null,
  );
  const up: Sample = { name: "up", labels: JOB, value: text === null ? 0 : 1 };
  return { at, samples: [up, ...(text ?? "").split("\n").flatMap(sampleOf)] };
}

function sampleOf(line: string): Sample[] {
  const [, name, labels = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === undefined || line.startsWith("#")) return [];
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = "", text = ""]) => [label, text] as const);
  return [{ name, labels: { ...JOB, ...Object.fromEntries(pairs) }, value: Number(value) }];
}

const SELECTOR = /(\w+)(?:\{([^}]*)\})?(\[\w+\])?/;
const EXPRESSION = new RegExp(
  `^(?<sum>sum|max)?\\(?(?<increase>increase\\()?(?<since>time\\(\\) - )?(?<selector>${SELECTOR.source})\\)* (?<compare>==|>) (?<limit>[\\d.]+)$`,
);

/** Whether the condition of a rule holds; throws on an expression of another form. */
export function isFiring(expr: string, before: Scrape, after: Scrape): boolean {
  const { sum, increase, since, selector = "", compare, limit } = EXPRESSION.exec(expr)?.groups ?? {};
  if (limit === undefined) throw new Error(`this expression is not understood: ${expr}`);
  const values = selected(after, selector).map((sample) => {
    if (since) return after.at / 1000 - sample.value;
    return increase ? sample.value - (earlierValue(before, sample) ?? sample.value) : sample.value;
  });
  const compared = combined(values, sum);
  return compared.some((value) => (compare === "==" ? value === Number(limit) : value > Number(limit)));
}

function combined(values: readonly number[], by: string | undefined): readonly number[] {
  if (by === undefined || values.length === 0) return values;
  return [by === "max" ? Math.max(...values) : values.reduce((total, value) => total + value, 0)];
}

function selected({ samples }: Scrape, selector: string): readonly Sample[] {
  const [, name, matchers = ""] = SELECTOR.exec(selector) ?? [];
  const tests = [...matchers.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].map(([, label = "", operator, text = ""]) => {
    if (operator === "=~") return ({ labels }: Sample) => new RegExp(`^(?:${text})$`).test(labels[label] ?? "");
    return ({ labels }: Sample) => (labels[label] === text) === (operator === "=");
  });
  return samples.filter((sample) => sample.name === name && tests.every((test) => test(sample)));
}

function earlierValue({ samples }: Scrape, { name, labels }: Sample): number | undefined {
  return samples.find((other) => other.name === name && JSON.stringify(other.labels) === JSON.stringify(labels))?.value;
}
