import { once } from 'node:events';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

const person = { name: 'release', password: 'on-loopback-only' };

/**
 * Starts a registry for npm on loopback. It has what is published to it and asks no other one for anything.
 *
 * @param {string} folder where it keeps what it has
 * @returns {Promise<{ url: string, token: string, close: () => Promise<void> }>} `token` is that of somebody who may publish
 */
export async function startRegistry(folder) {
  const server = await runServer({
    configPath: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'people'), max_users: 1 } },
    uplinks: {},
    packages: { '**': { access: '$all', publish: '$authenticated' } },
    // The default refuses tarballs of more than ten megabytes.
    max_body_size: '50mb',
    web: { enable: false },
    log: { type: 'file', path: join(folder, 'log'), level: 'warn' },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}/`;
  const response = await fetch(`${url}-/user/org.couchdb.user:${person.name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!response.ok) throw new Error(`The registry on loopback took nobody: ${await response.text()}`);
  const { token } = await response.json();
  return {
    url,
    token,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
