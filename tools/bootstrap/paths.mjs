import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the bootstrap keeps what it fetched and the stamps of what is already done. Safe to delete. */
export const stateDir = join(root, '.franca');

/** Node 24 from the npm registry, installed as a development dependency of the root. */
export const node24 = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
