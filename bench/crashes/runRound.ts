import type { Cluster } from '../../tools/cluster/createCluster.ts';
import { until } from '../support/until.ts';
import type { Fault } from './faults.ts';
import type { Conversation, Writer } from './openConversation.ts';

/** Messages of each person in a round. */
const messages = 24;
/** Those that are written before something breaks, at least. */
const before = 4;
/** Between two messages of a person, in milliseconds. */
const pause = 15;

/** What a round took. */
export type RoundResult = {
  /** Milliseconds from the moment from which clients could get over the fault until both pages showed everything written until then. */
  current: number;
};

/** What is wrong with a conversation after its rounds: numbers of messages that must be 0. */
export type Damage = {
  lost: number;
  doubled: number;
  outOfOrder: number;
  gaps: number;
  shownOtherwise: number;
};

async function write(writer: Writer, mayStrike: () => void): Promise<void> {
  for (let index = 0; index < messages; index += 1) {
    writer.written.push(await writer.page.write(`Message ${writer.written.length}`));
    if (index === before) mayStrike();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** One fault while both people write without a pause. */
export async function runRound(
  cluster: Cluster,
  conversation: Conversation,
  { fault, round }: { fault: Fault; round: number },
): Promise<RoundResult> {
  const { writers } = conversation;
  let strike = (): void => undefined;
  const struck = new Promise<void>((resolve) => {
    strike = resolve;
  });
  const writing = Promise.all(writers.map((writer) => write(writer, strike)));
  await struck;
  const mend = await fault.strike(cluster, conversation, round);
  const mended = performance.now();
  const known = writers.map(({ written }) => written.length);
  const isCurrent = (): boolean => {
    const seqs = writers.flatMap(({ written, acknowledged }, index) =>
      written.slice(0, known[index]).map((chatId) => acknowledged.get(chatId)),
    );
    if (seqs.includes(undefined)) return false;
    const newest = Math.max(...seqs.map((seq) => seq ?? 0));
    return writers.every(({ page }) => page.isConnected() && page.lastSeq() >= newest);
  };
  await until(`both pages are current after: ${fault.name}`, isCurrent, 60_000);
  const current = performance.now() - mended;
  await writing;
  await mend();
  await until('everything is sent', () => writers.every(({ page }) => page.waiting() === 0));
  return { current };
}

/** Compares what people wrote with what the server has, and with what both pages show. */
export async function inspect(nodeUrl: string, { writers, changes }: Conversation): Promise<Damage> {
  const all = await changes(nodeUrl);
  const stored = all.filter(({ chatId }) => chatId !== undefined);
  const ids = stored.map(({ chatId }) => chatId);
  await until('both pages show the last change', () =>
    writers.every(({ page }) => page.lastSeq() === all.at(-1)?.seq),
  );
  const damage = {
    lost: 0,
    doubled: ids.length - new Set(ids).size,
    outOfOrder: 0,
    gaps: 0,
    shownOtherwise: 0,
  };
  damage.gaps = all.filter(({ seq }, index) => seq !== index + 1).length;
  for (const { userId, written, acknowledged, page } of writers) {
    const own = stored.filter(({ by }) => by === userId).map(({ chatId }) => chatId);
    damage.lost += [...acknowledged.keys()].filter((id) => !own.includes(id)).length;
    damage.lost += written.filter((id) => !acknowledged.has(id)).length;
    const expected = written.filter((id) => own.includes(id));
    damage.outOfOrder += own.filter((id, index) => id !== expected[index]).length;
    // A page that was opened again shows the newest messages only.
    const shown = page.shown();
    const newest = ids.slice(ids.length - shown.length);
    damage.shownOtherwise += shown.filter((id, index) => id !== newest[index]).length;
  }
  return damage;
}
