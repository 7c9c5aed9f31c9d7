import { readFileSync } from 'node:fs';

const packageFile = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

/** Version of this server, as in its package.json. */
export const serverVersion: string = (JSON.parse(packageFile) as { version: string }).version;
