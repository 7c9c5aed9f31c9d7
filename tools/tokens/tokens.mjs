/**
 * Writes the design tokens for design tools, `packages/ui/guide/tokens.json`:
 *
 *   node tools/tokens/tokens.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { describeTokens } from './describeTokens.mjs';

const sheet = readFileSync(join(root, 'packages/ui/src/tokens/tokens.css'), 'utf8');
writeFileSync(
  join(root, 'packages/ui/guide/tokens.json'),
  `${JSON.stringify(describeTokens(sheet), null, 2)}\n`,
);
console.log('The tokens are in packages/ui/guide/tokens.json.');
