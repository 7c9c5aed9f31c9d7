import { randomBytes, randomUUID } from 'node:crypto';
import { endpoints, type Message, type Profile, plans, type Topic } from '@franca/contract';
import { openPglite } from '../../apps/server/src/db/openPglite.ts';
import { ledger } from '../../apps/server/src/db/schema/billing.ts';
import { files } from '../../apps/server/src/db/schema/files.ts';
import { callRemote, type RemotePerson, signUpRemote } from '../../apps/server/test/remotePerson.ts';
import { until } from '../support/until.ts';
import { type Killed, openKilled, storedFiles } from './openKilled.ts';

/** What the rounds came to. Everything but `acknowledged` has to be 0. */
export type KillResult = {
  /** What the server confirmed before it was killed: messages with a file, parts of recordings, purchases. */
  acknowledged: { uploads: number; parts: number; purchases: number; exports: number };
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

const profile = { language: 'English', accent: 'English (Australia)' };
/** The beginning of a WebM file: the server looks at no more. */
const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);
const partsOfRecording = 24;
const filesOfRound = 4;
/** Longest time in milliseconds from the beginning of a round until the server is killed. */
const longest = 500;

/** What `fetch` says of a connection that ended; a TypeError of another kind is a mistake of the program. */
const brokenConnection: ReadonlySet<string> = new Set(['fetch failed', 'terminated']);

/** Requests break off with the server; whatever else is wrong is an error of the round. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError && brokenConnection.has(error.message);

async function untilBroken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isBroken(error)) throw error;
  }
}

/** What two people do in the rounds. */
async function openWorld(server: Killed) {
  const ana = await signUpRemote(server.address(), { email: 'ana@example.org', ...profile });
  const bea = await signUpRemote(server.address(), { email: 'bea@example.org', ...profile });
  const call = <Data>(path: string, { token }: RemotePerson, body?: object) =>
    callRemote<Data>(server.address(), path, body ? { token, body } : { token });
  const buy = (person: RemotePerson, name: 'premium' | 'enterprise') =>
    call<{ status: string }>('/user/check-out', person, {
      token: 'tok_visa',
      package_name: name,
      package_price: plans[name].price,
    });
  await buy(ana, 'enterprise');
  const { _id: topicId } = await call<Topic>('/topic/private', ana, { target_user_id: bea.id });
  return { ana, bea, call, buy, topicId };
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Files that were confirmed, with what is in them. */
type Confirmed = { url: string; bytes: Buffer };

async function upload(server: Killed, { ana, call, topicId }: World, confirmed: Confirmed[]): Promise<void> {
  for (let number = 0; number < filesOfRound; number += 1) {
    const bytes = randomBytes(20_000 + 150_000 * number);
    const body = { file_names: [`file-${number}.bin`], file_sizes: [bytes.length], folder: 'upload' };
    const [slot] = await call<{ upload_url: string; download_url: string }[]>('/file/presigned', ana, body);
    if (!slot) throw new Error('No upload slot was opened.');
    const target = new URL(slot.upload_url, server.address());
    const { status } = await fetch(new URL(target.pathname + target.search, server.address()), {
      method: 'PUT',
      body: new Uint8Array(bytes),
    });
    if (status !== 200) throw new Error(`The file was refused with ${status}.`);
    const attachments = [{ type: 'file', origin_url: slot.download_url, name: `file-${number}.bin` }];
    const chat_id = `${ana.id}-${Date.now() * 10 + number}`;
    await call('/chat', ana, { topic_id: topicId, type: 'file', chat_id, content: '', attachments });
    confirmed.push({ url: slot.download_url, bytes });
  }
}

const textOf = (recording: string, part: number): string => `${recording} part ${part} `;

async function putPart(server: Killed, { ana }: World, recording: string, part: number): Promise<void> {
  const path = endpoints.calls.recordingPart.path
    .replace('{recording_id}', recording)
    .replace('{part}', String(part));
  const { status } = await fetch(`${server.address()}/api${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(part === 0 ? head : Buffer.from(textOf(recording, part))),
  });
  if (status !== 200) throw new Error(`A part was refused with ${status}.`);
}

async function purchasesOf({ call }: World, person: RemotePerson): Promise<number> {
  return (await call<unknown[]>('/user/payments', person)).length;
}

/** Rounds on one directory: a process takes a part of each rate limit at once, and what a killed one had taken is gone for an hour. */
const roundsOfSeries = 12;

const nothing = (): KillResult => ({
  acknowledged: { uploads: 0, parts: 0, purchases: 0, exports: 0 },
  lostFiles: 0,
  lostParts: 0,
  wrongPurchases: 0,
  leftFiles: 0,
  leftFolders: 0,
});

async function runSeries(rounds: number, onRound: () => void): Promise<KillResult> {
  const server = await openKilled();
  const result = nothing();
  const confirmed: Confirmed[] = [];
  try {
    const world = await openWorld(server);
    const { ana, bea, call, buy, topicId } = world;
    const buyers: RemotePerson[] = [];

    for (let round = 0; round < rounds; round += 1) {
      const uuid = randomUUID();
      const recording = randomUUID();
      const buyer = await signUpRemote(server.address(), { email: `buyer-${round}@example.org`, ...profile });
      buyers.push(buyer);
      await call('/call/start', ana, { topic_id: topicId, uuid, is_video: true });
      await call('/call/accept', bea, { topic_id: topicId, uuid });
      await call('/call/recording/start', ana, { uuid, recording_id: recording, mime: 'video/webm' });
      let parts = 0;
      let isBought = false;
      const address =
        round % 6 === 0 ? (await call<{ url: string }>('/user/export', ana, {})).url : undefined;
      const work = [
        untilBroken(() => upload(server, world, confirmed)),
        untilBroken(async () => {
          for (; parts < partsOfRecording; parts += 1) await putPart(server, world, recording, parts);
        }),
        untilBroken(async () => {
          await buy(buyer, 'premium');
          isBought = true;
        }),
        untilBroken(async () => {
          if (!address) return;
          await (await fetch(new URL(address, server.address()))).arrayBuffer();
          result.acknowledged.exports += 1;
        }),
      ];
      await Promise.all([server.killAfter(Math.random() * longest), ...work]);
      result.acknowledged.parts += parts;
      if (isBought) result.acknowledged.purchases += 1;

      // As a browser goes on: the parts that had no response are sent again, and the recording ends.
      for (let part = parts; part < partsOfRecording; part += 1)
        await putPart(server, world, recording, part);
      await call('/call/recording/stop', ana, {
        recording_id: recording,
        parts: partsOfRecording,
        milliseconds: 1000,
      });
      await call('/call/end', ana, { topic_id: topicId, uuid, time: 1 });
      const newest = async () =>
        (await call<Message[]>(`/chat?topic_id=${topicId}&limit=100`, bea)).flatMap(
          ({ attachments }) => attachments,
        );
      const find = async (): Promise<string | undefined> => {
        for (const { origin_url } of (await newest()).slice(0, 20)) {
          const response = await fetch(new URL(origin_url, server.address()));
          const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
          if (text.includes(textOf(recording, partsOfRecording - 1))) return text;
        }
        return undefined;
      };
      let text = '';
      await until('the recording is in the conversation', async () => {
        text = (await find()) ?? '';
        return text !== '';
      });
      for (let part = 1; part < partsOfRecording; part += 1)
        if (!text.includes(textOf(recording, part))) result.lostParts += 1;
      // Whoever had no response asks again.
      if (!isBought) await buy(buyer, 'premium');
      await until('the plan has begun', async () => {
        const { subscription } = await call<Profile>('/user/me', buyer);
        return subscription?.package === 'premium';
      });
      onRound();
    }

    result.acknowledged.uploads = confirmed.length;
    for (const { url, bytes } of confirmed) {
      const response = await fetch(new URL(url, server.address()));
      if (!Buffer.from(await response.arrayBuffer()).equals(bytes)) result.lostFiles += 1;
    }
    for (const buyer of buyers) if ((await purchasesOf(world, buyer)) !== 1) result.wrongPurchases += 1;
    result.leftFolders = (await server.leftFolders()).length;
    await server.stop();
    const { db, close } = await openPglite(server.directory);
    const known = new Set((await db.select({ key: files.key }).from(files)).map(({ key }) => key));
    const lines = await db.select().from(ledger);
    await close();
    // One line for each buyer, and one for the person who records.
    if (lines.length !== rounds + 1) result.wrongPurchases += 1;
    const stored = await storedFiles(server.directory);
    result.leftFiles = stored.filter((name) => !known.has(name.split('-')[0] ?? '')).length;
    return result;
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
    const { acknowledged, ...damage } = await runSeries(Math.min(left, roundsOfSeries), () => {
      done += 1;
      onRound(done);
    });
    for (const [name, count] of Object.entries(acknowledged))
      sum.acknowledged[name as keyof typeof acknowledged] += count;
    for (const [name, count] of Object.entries(damage)) sum[name as keyof typeof damage] += count;
  }
  return sum;
}
