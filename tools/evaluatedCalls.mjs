import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../packages/contract/src/calls.ts', import.meta.url));

/** The module `packages/contract/src/calls.ts` with its value written out: JSON of the calls, and no schema. */
async function evaluated(domains) {
  const { calls } = await import(file);
  const kept = Object.entries(calls).filter(([domain]) => domains?.includes(domain) ?? true);
  return `export const calls = ${JSON.stringify(Object.fromEntries(kept))};`;
}

/**
 * A Vite plugin: builds load the table of calls instead of the schemas that it is made of.
 *
 * @param {readonly string[]} [domains] those that the page uses; all when left out
 */
export const evaluatedCalls = (domains) => ({
  name: 'franca-evaluated-calls',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === file ? evaluated(domains) : undefined),
});

/** The same for esbuild, and with it for tsup. */
export const evaluatedCallsForEsbuild = () => ({
  name: 'franca-evaluated-calls',
  setup(build) {
    build.onLoad({ filter: /[\\/]contract[\\/]src[\\/]calls\.ts$/ }, async () => ({
      contents: await evaluated(),
      loader: 'js',
    }));
  },
});

const eventsFile = /[\\/]contract[\\/]src[\\/]events[\\/](chat|call|speech)Events\.ts$/;

/** A module of socket events without their schemas: what a client needs to send and to receive them. */
async function evaluatedEvents(path, name) {
  const { [name]: events } = await import(path);
  const kept = Object.entries(events).map(([key, { id, namespace, direction, name: wire, suffix, ack }]) => [
    key,
    { id, namespace, direction, name: wire, suffix, ack: ack && true },
  ]);
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(kept))};`;
}

/** A Vite plugin: builds load the names of the socket events instead of the schemas of what they carry. */
export const eventsWithoutSchemas = () => ({
  name: 'franca-events-without-schemas',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, kind] = eventsFile.exec(id) ?? [];
    return kind ? evaluatedEvents(id, `${kind}Events`) : undefined;
  },
});
