/**
 * Compares the public interface of every built package with the report kept in git (`packages/NAME/api.md`), and its options and props
 * with the page of its guide (`packages/NAME/guide/options.md`) where it has one; requests and events of a server with the guide of
 * `@franca/api-client`. Its manifest has the addresses of the project, which
 * stand in the manifest of the repository:
 *
 *   node tools/api-report/api-report.mjs [--write] [--report FILE]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from '../published/publishedPackages.mjs';
import { Report } from '../published/Report.mjs';
import { describeManifest } from './describeManifest.mjs';
import { describeOptions, describeProps } from './describeOptions.mjs';
import { describePackage } from './describePackage.mjs';
import { describeServer } from './describeServer.mjs';

const readReport = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function firstDifference(kept, now) {
  const before = kept.split('\n');
  const after = now.split('\n');
  const at = after.findIndex((line, index) => line !== before[index]);
  const index = at < 0 ? after.length : at;
  return `line ${index + 1} was “${before[index] ?? ''}”, is “${after[index] ?? ''}”. Run npm run api and look at what changed`;
}

const report = new Report();

/** Checks one written page, after writing it where that is asked for. */
function checkPage(path, now, statement) {
  const file = join(root, path);
  if (process.argv.includes('--write')) writeFileSync(file, now);
  const kept = readReport(file);
  report.check(statement, kept === now, firstDifference(kept, now));
}

for (const published of publishedPackages) {
  const { text, missing } = describePackage(published);
  report.check(`${published.id} exports what its subpaths name`, missing.length === 0, missing.join(', '));
  const { folder, id } = published;
  checkPage(
    `${folder}/package.json`,
    describeManifest(published),
    `${folder}/package.json has the addresses of the project`,
  );
  checkPage(`${folder}/api.md`, text, `${folder}/api.md is the interface of ${id}`);
  const options = describeOptions(published);
  if (options) {
    checkPage(`${folder}/guide/options.md`, options, `${folder}/guide/options.md has the options of ${id}`);
  }
  const props = describeProps(published);
  if (props) checkPage(`${folder}/guide/props.md`, props, `${folder}/guide/props.md has the props of ${id}`);
}
for (const [name, text] of Object.entries(describeServer())) {
  const path = `packages/api-client/guide/${name}`;
  checkPage(path, text, `${path} is what the contract says`);
}
report.finish();
