/**
 * Runs in a process of its own: the server of the sources, with the one difference that previews of links may be fetched from the port of the
 * loopback interface that the first argument names, and from nowhere else. No variable of the environment can do that.
 */
import { buildApp } from '../../apps/server/src/app.ts';
import { loadConfig } from '../../apps/server/src/config.ts';

const allowed = Number(process.argv[2]);
const app = await buildApp(loadConfig(process.env), {
  mayFetchFrom: ({ address, port }) => address === '127.0.0.1' && port === allowed,
});
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen();
