/**
 * Compares the public interface of every built package with the report kept in git (`packages/NAME/api.md`):
 *
 *   node tools/api-report/api-report.mjs [--write] [--report FILE]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from '../published/publishedPackages.mjs';
import { Report } from '../published/Report.mjs';
import { describePackage } from './describePackage.mjs';

const readReport = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function firstDifference(kept, now) {
  const before = kept.split('\n');
  const after = now.split('\n');
  const at = after.findIndex((line, index) => line !== before[index]);
  const index = at < 0 ? after.length : at;
  return `line ${index + 1} was “${before[index] ?? ''}”, is “${after[index] ?? ''}”. Run npm run api and look at what changed`;
}

const report = new Report();
for (const published of publishedPackages) {
  const file = join(root, published.folder, 'api.md');
  const { text: now, missing } = describePackage(published);
  if (process.argv.includes('--write')) writeFileSync(file, now);
  const kept = readReport(file);
  report.check(`${published.id} exports what its subpaths name`, missing.length === 0, missing.join(', '));
  report.check(
    `${published.folder}/api.md is the interface of ${published.id}`,
    kept === now,
    firstDifference(kept, now),
  );
}
report.finish();
