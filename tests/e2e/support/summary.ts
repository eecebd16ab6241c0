import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";

/** More would push the first ones off the terminal. */
const NAMED_FAILURES = 30;
const LINES_A_FAILURE = 30;

/** The message of an error and its line, without terminal colours. */
function linesOf({ message, value, location }: TestError): string[] {
  const words = stripVTControlCharacters(message ?? value ?? "").split("\n");
  return location ? [`${location.file.replace(/^.*\//, "")}:${location.line}: ${words[0]}`, ...words.slice(1)] : words;
}

/** The end of the report: how many tests passed in each file, how long they took, and which failed and why. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class Summary implements Reporter {
  readonly #outcomes = new Map<string, { passed: number; failed: number; ms: number }>();
  readonly #failures = new Map<string, string[]>();
  #skipped = 0;

  onTestEnd(test: TestCase, result: TestResult) {
    const file = test.location.file.replace(/^.*\//, "");
    const row = this.#outcomes.get(file) ?? { passed: 0, failed: 0, ms: 0 };
    row.ms += result.duration;
    if (result.status === "skipped") this.#skipped += 1;
    else if (result.status === test.expectedStatus) row.passed += 1;
    else if (result.status !== "interrupted") {
      row.failed += 1;
      this.#failures.set(
        `${file}:${test.location.line} ${test.titlePath().slice(3).join(" › ")}`,
        result.errors.flatMap(linesOf).slice(0, LINES_A_FAILURE),
      );
    }
    this.#outcomes.set(file, row);
  }

  onEnd(result: FullResult) {
    const rows = [...this.#outcomes].sort(([a], [b]) => a.localeCompare(b));
    let passed = 0;
    console.log("\nVisits");
    for (const [file, row] of rows) {
      passed += row.passed;
      const mark = row.failed === 0 ? "✓" : "✗";
      const failed = row.failed === 0 ? "" : `, ${row.failed} failed`;
      console.log(`  ${mark} ${file.padEnd(24)} ${row.passed} passed${failed} (${(row.ms / 1000).toFixed(1)} s)`);
    }
    const named = [...this.#failures].slice(0, NAMED_FAILURES);
    for (const [failure, lines] of named) {
      console.log(`\n  ✗ ${failure}`);
      for (const line of lines) console.log(`      ${line}`);
    }
    if (this.#failures.size > named.length) console.log(`  … and ${this.#failures.size - named.length} more`);
    if (this.#skipped > 0) console.log(`${this.#skipped} are left to npm run test:all`);
    console.log(
      `${result.status}: ${passed} passed, ${this.#failures.size} failed in ${(result.duration / 1000).toFixed(0)} s`,
    );
  }
}
