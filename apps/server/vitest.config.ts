import { configDefaults, defineConfig } from 'vitest/config';

/** What opens the embedded database itself, in a process of its own or here, or uses none: PostgreSQL changes nothing. */
const notOnPostgres = [
  'test/{backup,cardNumbers,crash,crashAssistant,crashCall,crashDeletion,crashMail,crashPurchase}.test.ts',
  'src/{config,giftCodes,main}.test.ts',
  'src/core/{createBreakers,createFairQueue,temporaryFiles,names/useNameServers,outside/createOutsideServices}.test.ts',
  'src/db/{PgliteClient,acquireLock,buildTemplate,openPglite,rawTables}.test.ts',
  // The demo exists only on the embedded database.
  'src/domains/demo/**',
  'src/domains/referenceData/**',
  'src/ports/**',
  'src/strings/**',
  'src/adapters/{assistant,language-detection,mail,places,push,sms,storage,translation,web}/**',
  'src/adapters/media/{twilio,embedded}/create{Twilio,Embedded}Rooms.test.ts',
  'src/adapters/presence/createMemoryPresence.test.ts',
  'src/domains/translate/{isEcho,translateAppStrings}.test.ts',
  'src/realtime/createEventPolicy.test.ts',
  // It is about engines, and asks one service.
  'src/domains/translate/oddTexts.test.ts',
  // Every call of the contract by everybody who may not make it. On PostgreSQL `hostileInput` makes every call.
  'test/contract/accessMatrix.test.ts',
];
/**
 * What the embedded database or a single process does in its own way: one connection for all statements, sessions and
 * presence in memory, events without Redis, search and locks of the database. It runs here and on two processes; every
 * other file runs once, on two processes. The journeys use the embedded database as well.
 */
const otherWhenEmbedded = [
  'src/core/**',
  'src/db/**',
  'src/domains/account/deletion.test.ts',
  'src/domains/auth/{devices,sessions}.test.ts',
  'src/domains/chat/{chatSocket,edits,messageSearch,sending,statements}.test.ts',
  'src/domains/presence/**',
  'src/domains/topics/topics.test.ts',
  'src/domains/translate/**',
  'src/realtime/**',
];
const tests = (patterns: readonly string[]) =>
  patterns.map((pattern) => (pattern.endsWith('**') ? `${pattern}/*.test.ts` : pattern));

const isPartOfAll = process.env.TEST_PART === 'embedded';
const isOnNodes = process.env.TEST_NODES === '2';
const isOnPostgres = process.env.TEST_DATABASE === 'postgres' || isOnNodes;
/** What only exists where several processes serve. */
const onlyOnNodes = isOnNodes ? [] : ['**/*.nodes.test.ts'];

export default defineConfig({
  test: {
    name: 'server',
    include: isPartOfAll
      ? tests([...notOnPostgres, ...otherWhenEmbedded])
      : ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isOnPostgres ? notOnPostgres : []), ...onlyOnNodes],
    globalSetup: ['./test/globalSetup.ts'],
    pool: 'forks',
    // Each file opens an app and a database of its own; what they share is code, read once a worker and not once a file.
    isolate: false,
    // Many embedded databases live for a moment each: optimising their code cost more than it saved.
    execArgv: ['--liftoff-only'],
    maxWorkers: 3,
    // Some start several servers one after the other, which takes half a minute on an idle machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
