/**
 * Looks into the packages as they would be uploaded: what each file is, and what each address brings with it.
 *
 *   node tools/published/published.mjs [--report FILE]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFiles } from './checkFiles.mjs';
import { checkIsolation } from './checkIsolation.mjs';
import { Report } from './Report.mjs';
import { unpackPackages } from './unpackPackages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'franca-published-'));
const report = new Report();
try {
  const packages = unpackPackages(folder);
  checkFiles(report, folder);
  await checkIsolation(report, { from: folder, packages });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report.finish();
