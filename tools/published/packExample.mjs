/**
 * Packs the published packages into the example that installs them:
 *
 *   node tools/published/packExample.mjs
 */
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { packTarballs } from './tarballs.mjs';

await packTarballs(join(root, 'examples/embed-chat/packed'));
console.log(
  'The packages are in examples/embed-chat/packed. Next: cd examples/embed-chat && npm install && npm run dev',
);
