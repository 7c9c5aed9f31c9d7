/**
 * Says what `npm run chromatic` would send to Chromatic, from the built Storybook: nothing leaves this machine.
 *
 *   node tools/chromatic/dryRun.mjs
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { modes } from '../../.storybook/modes.ts';
import { root } from '../bootstrap/paths.mjs';
import { describeUpload } from './describeUpload.mjs';

const { storybookBuildDir } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'));
const site = join(root, storybookBuildDir);
const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'));
console.log(describeUpload({ entries, modes, files: files.length, bytes }));
