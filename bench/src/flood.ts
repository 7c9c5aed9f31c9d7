/**
 * What one person who sends far too much costs the others: 5,000 `join-chat` at once on one socket and on four, and 500
 * messages a second; against one and two servers. Others are measured in the same run before and during each flood.
 *
 *     npm run bench -- flood [PGlite|PostgreSQL] [1|2] [a word of the flood's name]
 */
import type { FloodOrder, FloodReport } from '../flood/flooder.ts';
import { openPair, type Pair } from '../flood/openPair.ts';
import { startFlooder } from '../flood/startFlooder.ts';
import { type Nodes, type NodesOptions, startNodes } from '../flood/startNodes.ts';
import { type Row, report } from '../support/report.ts';
import { withDataDirectory } from '../support/startFranca.ts';
import { percentile } from '../support/statistics.ts';

type Setup = Pick<NodesOptions, 'database' | 'count'>;
const setups: readonly Setup[] = [
  { database: 'PGlite', count: 1 },
  { database: 'PostgreSQL', count: 1 },
  { database: 'PostgreSQL', count: 2 },
];

type Who = 'urls' | 'userId' | 'token' | 'topicId';
type Kind = FloodOrder extends infer Order ? (Order extends FloodOrder ? Omit<Order, Who> : never) : never;
/** `times`: a flood of events is over soon; several people make it one after the other, so that there is enough to measure. */
type Case = { name: string; times: number; flood: Kind };
const cases: readonly Case[] = [
  {
    name: '5,000 events on a socket',
    times: 10,
    flood: { kind: 'events', sockets: 1, eventsPerSocket: 5000 },
  },
  { name: '20,000 events on four', times: 10, flood: { kind: 'events', sockets: 4, eventsPerSocket: 5000 } },
  { name: '500 messages a second', times: 1, flood: { kind: 'messages', perSecond: 500, seconds: 5 } },
];

/** Measurements of a quiet server, of each kind. */
const quietSamples = 250;
/** Between two measurements, in milliseconds: those who only talk must not meet a limit themselves. */
const pause = 5;

type Samples = { read: number[]; send: number[]; memory: number[] };
const noSamples = (): Samples => ({ read: [], send: [], memory: [] });

async function measureWhile(
  { pair, nodes }: { pair: Pair; nodes: Nodes },
  goesOn: () => boolean,
  samples: Samples,
): Promise<void> {
  while (goesOn()) {
    samples.read.push(await pair.read());
    samples.send.push(await pair.send());
    samples.memory.push(nodes.memory());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function describeAnswers({ answers, ended, unanswered }: FloodReport): string {
  const parts = Object.entries(answers).map(([word, count]) => `${count} ${word}`);
  if (ended.length > 0) parts.push(`${ended.length} sockets ended: ${[...new Set(ended)].join(', ')}`);
  if (unanswered > 0) parts.push(`${unanswered} dropped`);
  return parts.join('; ');
}

const rounded = (value: number) => Math.round(value * 10) / 10;

function compare(kind: string, quiet: readonly number[], flooded: readonly number[]): Row {
  const figures = (share: number) => [percentile(quiet, share), percentile(flooded, share)] as const;
  const [quiet50, flood50] = figures(0.5);
  const [quiet99, flood99] = figures(0.99);
  return {
    [`${kind} p50`]: `${rounded(quiet50)} → ${rounded(flood50)}`,
    [`${kind} p50 ×`]: rounded(flood50 / quiet50),
    [`${kind} p99`]: `${rounded(quiet99)} → ${rounded(flood99)}`,
    [`${kind} p99 ×`]: rounded(flood99 / quiet99),
  };
}

async function measure(nodes: Nodes, { name, times, flood }: Case): Promise<Row> {
  const others = await openPair(nodes.urls);
  const warmUp = noSamples();
  await measureWhile({ pair: others, nodes }, () => warmUp.read.length < 50, warmUp);
  const quiet = noSamples();
  const quietSince = Date.now();
  await measureWhile({ pair: others, nodes }, () => quiet.read.length < quietSamples, quiet);
  others.close();
  const quietTurn = nodes.longestTurn(quietSince);
  const flooded = noSamples();
  let last: FloodReport | undefined;
  const durations: number[] = [];
  let floodTurn = 0;
  const watching = await openPair(nodes.urls);
  for (let time = 0; time < times; time += 1) {
    const flooding = await openPair(nodes.urls);
    const { userId, token, topicId } = flooding;
    const flooder = await startFlooder({ ...flood, urls: nodes.urls, userId, token, topicId });
    let isOver = false;
    const since = Date.now();
    const going = flooder.go().finally(() => {
      isOver = true;
    });
    await measureWhile({ pair: watching, nodes }, () => !isOver, flooded);
    last = await going;
    durations.push(last.took);
    floodTurn = Math.max(floodTurn, nodes.longestTurn(since));
    flooder.stop();
    flooding.close();
  }
  watching.close();
  return {
    flood: name,
    ...compare('read', quiet.read, flooded.read),
    ...compare('send', quiet.send, flooded.send),
    samples: flooded.read.length,
    'flood lasts ms': Math.round(percentile(durations, 0.5)),
    'longest turn': `${rounded(quietTurn)} → ${rounded(floodTurn)}`,
    'MB quiet': Math.max(...quiet.memory),
    'MB flooded': Math.max(...flooded.memory),
    told: last ? describeAnswers(last) : '',
  };
}

const [onlyDatabase, onlyCount, onlyFlood = ''] = process.argv.slice(2);
const chosen = setups.filter(
  ({ database, count }) =>
    (!onlyDatabase || database === onlyDatabase) && (!onlyCount || count === Number(onlyCount)),
);
const rows: Row[] = [];
for (const { database, count } of chosen) {
  await withDataDirectory(async (directory) => {
    const nodes = await startNodes({ directory, database, count });
    try {
      for (const one of cases.filter(({ name }) => name.includes(onlyFlood))) {
        rows.push({ servers: `${count} on ${database}`, ...(await measure(nodes, one)) });
        console.log(rows.at(-1));
      }
    } finally {
      await nodes.stop();
    }
  });
}
if (chosen.length === setups.length) report('flood', rows);
