/**
 * Serves the built documentation site on this machine:
 *
 *   node tools/docs/serveSite.mjs
 */
import { preview } from 'vite';
import { root } from '../bootstrap/paths.mjs';

const server = await preview({ root, configFile: false, appType: 'mpa', build: { outDir: 'docs-site' } });
server.printUrls();
