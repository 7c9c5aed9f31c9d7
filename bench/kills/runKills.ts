import { randomUUID } from 'node:crypto';
import type { Profile } from '@franca/contract';
import { openPglite } from '../../apps/server/src/db/openPglite.ts';
import { ledger } from '../../apps/server/src/db/schema/billing.ts';
import { files } from '../../apps/server/src/db/schema/files.ts';
import { type RemotePerson, signUpRemote } from '../../apps/server/test/remotePerson.ts';
import { until } from '../support/until.ts';
import { type Killed, openKilled, storedFiles } from './openKilled.ts';
import {
  type Confirmed,
  findRecording,
  openWorld,
  partsOfRecording,
  profile,
  putPart,
  stopRecording,
  textOf,
  upload,
  type World,
} from './openWorld.ts';
import { untilBroken } from './untilBroken.ts';

/** What the rounds came to. Everything but `acknowledged` and `killed` has to be 0. */
export type KillResult = {
  /** What the server confirmed before it was killed: messages with a file, parts of recordings, purchases. */
  acknowledged: { uploads: number; parts: number; purchases: number; exports: number };
  /** Rounds in which the kill came before all of it was confirmed. */
  killed: { uploads: number; recordings: number; purchases: number; exports: number };
  /** Confirmed files that cannot be read, or hold other bytes. */
  lostFiles: number;
  /** Confirmed parts that their recording does not hold. */
  lostParts: number;
  /** People who paid and have no plan, or paid twice. */
  wrongPurchases: number;
  /** Files of the storage that no row knows, and unfinished ones. */
  leftFiles: number;
  /** Temporary folders of killed servers. */
  leftFolders: number;
};

/** Longest time in milliseconds from the beginning of a round until the server is killed. */
const longest = 500;

/** Rounds on one directory: a process takes a part of each rate limit at once, and what a killed one had taken is gone for an hour. */
const roundsOfSeries = 12;

const nothing = (): KillResult => ({
  acknowledged: { uploads: 0, parts: 0, purchases: 0, exports: 0 },
  killed: { uploads: 0, recordings: 0, purchases: 0, exports: 0 },
  lostFiles: 0,
  lostParts: 0,
  wrongPurchases: 0,
  leftFiles: 0,
  leftFolders: 0,
});

/** What a series has come to so far. */
type SeriesState = { buyers: RemotePerson[]; confirmed: Confirmed[]; result: KillResult };

type RoundOptions = Pick<SeriesState, 'confirmed' | 'result'> & { round: number; buyer: RemotePerson };

/** What was running when the server was killed. */
type Begun = { uuid: string; recording: string; parts: number; isBought: boolean };

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Begins everything at once, and kills the server in the middle of it. */
async function killAmidst(
  server: Killed,
  world: World,
  { round, buyer, confirmed, result }: RoundOptions,
): Promise<Begun> {
  const { ana, bea, call, buy, topicId } = world;
  const begun: Begun = { uuid: randomUUID(), recording: randomUUID(), parts: 0, isBought: false };
  const { uuid, recording } = begun;
  await call('/call/start', ana, { topic_id: topicId, uuid, is_video: true });
  await call('/call/accept', bea, { topic_id: topicId, uuid });
  await call('/call/recording/start', ana, { uuid, recording_id: recording, mime: 'video/webm' });
  const putParts = async (): Promise<void> => {
    for (; begun.parts < partsOfRecording; begun.parts += 1)
      await putPart(server, world, recording, begun.parts);
  };
  // Killed among its parts, or while they are joined.
  const isWhole = round % 2 === 1;
  if (isWhole) await putParts();
  const isExported = round % 2 === 0;
  const exporter = round % 4 === 0 ? ana : bea;
  const address = isExported ? (await call<{ url: string }>('/user/export', exporter, {})).url : undefined;
  const killAt = Math.random() * longest;
  /** So that the kill meets what takes only some milliseconds. */
  const shortlyBefore = (ms: number): Promise<void> => pass(Math.max(0, killAt - Math.random() * ms));
  const { acknowledged, killed } = result;
  const work = {
    uploads: () => upload(server, world, confirmed),
    recordings: async () => {
      if (!isWhole) return putParts();
      await shortlyBefore(30);
      await stopRecording(world, recording);
    },
    purchases: async () => {
      await shortlyBefore(150);
      await buy(buyer, 'premium');
      begun.isBought = true;
      acknowledged.purchases += 1;
    },
    exports: async () => {
      if (!address) return;
      await shortlyBefore(150);
      await (await fetch(new URL(address, server.address()))).arrayBuffer();
      acknowledged.exports += 1;
    },
  };
  const tasks = Object.entries(work).map(async ([name, task]) => {
    if (await untilBroken(task)) killed[name as keyof typeof work] += 1;
  });
  await Promise.all([server.killAfter(killAt), ...tasks]);
  acknowledged.parts += begun.parts;
  return begun;
}

/** One round: everything at once, the kill, and what a browser does afterwards. */
async function runRound(server: Killed, world: World, options: RoundOptions): Promise<void> {
  const { buyer, result } = options;
  const { ana, call, buy, topicId } = world;
  const { uuid, recording, parts, isBought } = await killAmidst(server, world, options);

  // As a browser goes on: the parts that had no response are sent again, and the recording ends.
  for (let part = parts; part < partsOfRecording; part += 1) await putPart(server, world, recording, part);
  await stopRecording(world, recording);
  await call('/call/end', ana, { topic_id: topicId, uuid, time: 1 });
  let text: string | undefined;
  await until('the recording is in the conversation', async () => {
    text = await findRecording(server, world, recording);
    return text !== undefined;
  });
  for (let part = 1; part < partsOfRecording; part += 1)
    if (!text?.includes(textOf(recording, part))) result.lostParts += 1;
  // Whoever had no response asks again.
  if (!isBought) await buy(buyer, 'premium');
  await until('the plan has begun', async () => {
    const { subscription } = await call<Profile>('/user/me', buyer);
    return subscription?.package === 'premium';
  });
}

/** Counts what is lost and doubled, then ends the server and looks for what is left. */
async function countDamage(server: Killed, world: World, { buyers, confirmed, result }: SeriesState) {
  result.acknowledged.uploads = confirmed.length;
  for (const { url, bytes } of confirmed) {
    const response = await fetch(new URL(url, server.address()));
    if (!Buffer.from(await response.arrayBuffer()).equals(bytes)) result.lostFiles += 1;
  }
  for (const buyer of buyers)
    if ((await world.call<unknown[]>('/user/payments', buyer)).length !== 1) result.wrongPurchases += 1;
  result.leftFolders = (await server.leftFolders()).length;
  await server.stop();
  const { db, close } = await openPglite(server.directory);
  const known = new Set((await db.select({ key: files.key }).from(files)).map(({ key }) => key));
  const lines = await db.select().from(ledger);
  await close();
  // One line for each buyer, and one for the person who records.
  if (lines.length !== buyers.length + 1) result.wrongPurchases += 1;
  const stored = await storedFiles(server.directory);
  result.leftFiles = stored.filter((name) => !known.has(name.split('-')[0] ?? '')).length;
}

async function runSeries(rounds: number, onRound: () => void): Promise<KillResult> {
  const server = await openKilled();
  const state: SeriesState = { buyers: [], confirmed: [], result: nothing() };
  try {
    const world = await openWorld(server);
    for (let round = 0; round < rounds; round += 1) {
      const buyer = await signUpRemote(server.address(), { email: `buyer-${round}@example.org`, ...profile });
      state.buyers.push(buyer);
      await runRound(server, world, { ...state, round, buyer });
      onRound();
    }
    await countDamage(server, world, state);
    return state.result;
  } finally {
    await server.dispose();
  }
}

/**
 * Kills a server at a random moment of uploads, a recording, an export and a purchase that run at once, starts it again, finishes what
 * was begun as a browser would, and looks for what is lost, doubled and left.
 *
 * @param onRound called after each round with their number so far
 */
export async function runKills(
  rounds: number,
  onRound: (done: number) => void = () => {},
): Promise<KillResult> {
  const sum = nothing();
  let done = 0;
  for (let left = rounds; left > 0; left -= roundsOfSeries) {
    const { acknowledged, killed, ...damage } = await runSeries(Math.min(left, roundsOfSeries), () => {
      done += 1;
      onRound(done);
    });
    for (const [name, count] of Object.entries(acknowledged))
      sum.acknowledged[name as keyof typeof acknowledged] += count;
    for (const [name, count] of Object.entries(killed)) sum.killed[name as keyof typeof killed] += count;
    for (const [name, count] of Object.entries(damage)) sum[name as keyof typeof damage] += count;
  }
  return sum;
}
