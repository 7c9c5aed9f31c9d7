import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What the name of an attachment begins with that contains what a page shows. */
export const pageOf = 'page of person ';

/** The most lines that are printed of a page. */
const longest = 150;

/**
 * Prints what the pages of a failed journey show, as roles and names: of a run on another machine the log is all that can be read
 * afterwards.
 */
export default class PrintPages implements Reporter {
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { attachments, status }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { name, body } of attachments) {
      if (!name.startsWith(pageOf) || !body) continue;
      const lines = body.toString().split('\n');
      console.log(`\n${name} in “${test.title}”:`);
      console.log(lines.slice(0, longest).join('\n'));
      if (lines.length > longest) console.log(`(${lines.length - longest} more lines)`);
    }
  }
}
