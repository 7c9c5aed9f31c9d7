import { configDefaults, defineConfig } from 'vitest/config';

// What opens the embedded database itself, or none at all, would only do the same a second time.
const notOnPostgres = [
  'test/{backup,cardNumbers,crash,crashMail,crashPurchase}.test.ts',
  'src/main.test.ts',
  'src/config.test.ts',
  'src/db/{PgliteClient,acquireLock}.test.ts',
  // The demo exists only on the embedded database.
  'src/domains/demo/demo.test.ts',
  'src/ports/**',
  'src/strings/**',
  'src/adapters/{language-detection,storage,translation}/**',
];
/**
 * What `server-nodes` runs as well and the embedded database, which is PostgreSQL, would only do more slowly: left out
 * of the run of everything, where the journeys use that database too. Named files run on it as ever.
 */
const onNodesAnyway = [
  'src/domains/{account,auth,billing,calls,contacts,files,groups,notifications,places,push,users}/**',
  'test/contract/{hostileInput,planMatrix}.test.ts',
];
const isPartOfAll = process.env.TEST_PART === 'embedded';
const isOnNodes = process.env.TEST_NODES === '2';
const isOnPostgres = process.env.TEST_DATABASE === 'postgres' || isOnNodes;
/** What only exists where several processes serve. */
const onlyOnNodes = isOnNodes ? [] : ['**/*.nodes.test.ts'];

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(isOnPostgres ? notOnPostgres : []),
      ...(isPartOfAll ? onNodesAnyway : []),
      ...onlyOnNodes,
    ],
    globalSetup: ['./test/globalSetup.ts'],
    pool: 'forks',
    // Each file opens an app and a database of its own; what they share is code, read once a worker and not once a file.
    isolate: false,
    maxWorkers: 3,
    // Some start several servers one after the other, which takes half a minute on an idle machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
