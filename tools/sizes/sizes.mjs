/**
 * Measures the published packages as an application would bundle them, beside the same parts of other libraries:
 *
 *   node tools/sizes/sizes.mjs [--write] [--report FILE]
 *
 * Fails when a part is over its budget. `--write` keeps the table in bench/results.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { measureBundle, measureSheet } from '../published/measureBundle.mjs';
import { Report } from '../published/Report.mjs';
import { unpackPackages } from '../published/unpackPackages.mjs';
import { scripts, sheets } from './budgets.mjs';
import { printTable, writeTable } from './table.mjs';

const folder = mkdtempSync(join(tmpdir(), 'franca-sizes-'));
const bench = join(root, 'bench');
const report = new Report();

/** The sizes of the same part of other libraries, by their names. */
async function measurePeers(peers = {}, measure) {
  const sizes = Object.entries(peers)
    .filter(([, code]) => code)
    .map(async ([name, code]) => [name, await measure(code)]);
  return Object.fromEntries(await Promise.all(sizes));
}

async function measureScript({ title, limit, code, apart, peers }, packages) {
  const { bytes, later } = await measureBundle(code, { from: folder, packages, apart });
  const others = await measurePeers(peers, async (one) => (await measureBundle(one, { from: bench })).bytes);
  return { title, limit, bytes, later, ...others };
}

async function measureOneSheet({ title, limit, path, peers }) {
  const bytes = await measureSheet(path, folder);
  return { title, limit, bytes, later: 0, ...(await measurePeers(peers, (one) => measureSheet(one, bench))) };
}

try {
  const packages = unpackPackages(folder);
  const rows = [];
  for (const script of scripts) rows.push(await measureScript(script, packages));
  for (const sheet of sheets) rows.push(await measureOneSheet(sheet));
  printTable(rows);
  for (const { title, bytes, limit } of rows) {
    report.check(`${title} keeps to ${limit} bytes`, bytes <= limit, `${bytes} bytes`);
  }
  if (process.argv.includes('--write')) writeTable(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report.finish();
