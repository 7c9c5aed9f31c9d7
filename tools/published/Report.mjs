import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Counts what held and what did not, prints only the latter, and leaves both numbers where the test run looks.
 * The path of that file is the argument after `--report`.
 */
export class Report {
  passed = 0;
  failed = 0;

  /** One statement that holds or does not; `detail` says what was found instead. */
  check(statement, holds, detail = '') {
    if (holds) this.passed += 1;
    else {
      this.failed += 1;
      console.log(`    ✗  ${statement}${detail === '' ? '' : `: ${detail}`}`);
    }
  }

  /** Writes the numbers and sets the exit code. */
  finish() {
    const at = process.argv.indexOf('--report');
    const file = at > 0 ? process.argv[at + 1] : undefined;
    if (file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ passed: this.passed, failed: this.failed }));
    }
    process.exitCode = this.failed > 0 ? 1 : 0;
  }
}
