import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks that axe finds nothing in a page as it is now. */
export async function checkAxe(report, label, page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run());
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  report.check(`${label}: axe finds nothing`, found.length === 0, found.join('\n'));
}
