/**
 * What one outside service that does not work costs people who do not need it: 22 people make three calls each that need it, again
 * and again as they are told to, while it is silent, slow (9 s), refuses connections or answers rubbish. Another person's texts
 * are measured meanwhile, at the same moments as those on a quiet server beside it: what else the machine does delays both. The rows of the services that were measured replace those of the stored run.
 *
 *     npm run bench -- outages [names of services, separated by commas] [silent|slow|refusing|rubbish]
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { OutsideServiceName } from '@franca/contract';
import {
  type FaultyProxy,
  type ServiceFault,
  startFaultyProxy,
} from '../../apps/server/test/startFaultyProxy.ts';
import { connectPair, type Pair, type PairPeople, signUpPair } from '../flood/openPair.ts';
import { type Asker, createAskers } from '../outages/createAskers.ts';
import { type Ask, neededServices, needs } from '../outages/needs.ts';
import { keepReport, type Row, readReport, report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';
import { percentile } from '../support/statistics.ts';

const faults: readonly ServiceFault[] = ['silent', 'slow', 'refusing', 'rubbish'];
const [people, callsEach] = [22, 3];
/** For how many milliseconds a service does not work. */
const outageMs = 15_000;
/** Milliseconds of texts before that: the server beside it runs for longer, and compiles nothing any more. */
const warmUpMs = 5000;
/** Between two texts, in milliseconds: whoever only talks must not meet a limit. */
const pauseMs = 40;
/** Milliseconds over which their calls are spread. */
const spreadMs = 1000;
/** Pairs of people who text in turn: each may send ten in a second. */
const pairs = 4;
/** The server that reaches services of this machine. */
const program = ['--max-semi-space-size=8', 'apps/server/test/serveOutages.ts'];

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Answers everything well and says nothing: enough for a bucket to be there when the server starts. */
const well = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
await once(well, 'listening');
const target = (well.address() as AddressInfo).port;

/** Milliseconds of texts to each of the servers, sent to all at the same moment, until a moment. */
async function measureTexts(servers: readonly (readonly Pair[])[], end: number): Promise<number[][]> {
  const samples: number[][] = servers.map(() => []);
  for (let round = 0; performance.now() < end; round += 1) {
    const texts = servers.map((texters) => texters[round % texters.length]?.send());
    for (const [index, milliseconds] of (await Promise.all(texts)).entries())
      if (milliseconds !== undefined) samples[index]?.push(milliseconds);
    await pass(pauseMs);
  }
  return samples;
}

/** Most frequent answers first. */
function describe(answers: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([answer, count]) => `${count} × ${answer}`).join(', ');
}

type Measured = {
  name: OutsideServiceName;
  fault: ServiceFault;
  asks: readonly Ask[];
  /** People who text, on the quiet server. */
  quietly: readonly Pair[];
  /** People who text, on the one whose service does not work. */
  texters: readonly Pair[];
  proxy: FaultyProxy;
};

async function measure({ name, fault, asks, quietly, texters, proxy }: Measured): Promise<Row> {
  await measureTexts([quietly, texters], performance.now() + warmUpMs);
  proxy.fail(fault);
  const end = performance.now() + outageMs;
  const answers: string[] = [];
  const waits: number[] = [];
  const asking = asks.flatMap((ask) =>
    Array.from({ length: callsEach }, async () => {
      // People do not act at the same moment.
      await pass(Math.random() * spreadMs);
      while (performance.now() < end) {
        const began = performance.now();
        const { answer, retryAfterMs } = await ask().catch((error: Error) => ({
          answer: `no answer: ${error.message}`,
          retryAfterMs: undefined,
        }));
        waits.push(performance.now() - began);
        answers.push(answer);
        await pass((retryAfterMs ?? 2000) + Math.random() * spreadMs);
      }
    }),
  );
  const [quiet = [], meanwhile = []] = await measureTexts([quietly, texters], end);
  await Promise.all(asking);
  proxy.fail('none');
  const [quiet99, outage99] = [percentile(quiet, 0.99), percentile(meanwhile, 0.99)];
  return {
    service: name,
    fault,
    'text p50': `${rounded(percentile(quiet, 0.5))} → ${rounded(percentile(meanwhile, 0.5))}`,
    'text p99': `${rounded(quiet99)} → ${rounded(outage99)}`,
    'text p99 ×': rounded(outage99 / quiet99),
    texts: meanwhile.length,
    answers: describe(answers),
    'longest wait s': rounded(Math.max(...waits) / 1000),
  };
}

/** Measures one service with one fault, on a server that reaches no other one. */
async function tryFault(
  directory: string,
  { name, fault, quietly, asking, texting }: Pick<Measured, 'name' | 'fault' | 'quietly'> & People,
): Promise<Row> {
  const proxy = await startFaultyProxy({ target });
  const url = `http://127.0.0.1:${proxy.port}`;
  const { environment, open } = needs[name];
  const settings = { DEMO: '0', TRUST_PROXY: '1', LINK_PREVIEWS: 'off', TRANSLATE_ENGINES: 'phrases' };
  const server = await startFranca(directory, { ...settings, ...environment(url) }, program);
  try {
    const asks: Ask[] = [];
    for (const asker of asking) asks.push(await open({ ...asker, url: server.url }, url));
    const texters = await Promise.all(texting.map((pair) => connectPair([server.url], pair)));
    const row = await measure({ name, fault, asks, quietly, texters, proxy });
    for (const texter of texters) texter.close();
    return row;
  } finally {
    await server.program.stop();
    await proxy.close();
  }
}

/** People who need the service, and people who text. */
type People = { asking: readonly Asker[]; texting: readonly PairPeople[] };

const signUpPairs = async (url: string): Promise<PairPeople[]> => {
  const found: PairPeople[] = [];
  while (found.length < pairs) found.push(await signUpPair(url));
  return found;
};

async function signUpAll(directory: string): Promise<People> {
  // Codes and links come out of the outbox, which is there as long as nobody sends them.
  const server = await startFranca(directory, { DEMO: '0' }, program);
  try {
    return { asking: await createAskers(server.url, people), texting: await signUpPairs(server.url) };
  } finally {
    await server.program.stop();
  }
}

const [onlyServices, onlyFault] = process.argv.slice(2);
const chosen = neededServices.filter((name) => onlyServices?.split(',').includes(name) ?? true);
if (chosen.length === 0) throw new Error(`There is no service "${onlyServices}".`);
const aims = [{ aim: 'text p99 × at most', is: 3 }];

/** Puts a row among the stored ones. */
function store(row: Row): void {
  const keyOf = ({ service, fault }: Row): string => `${service} ${fault}`;
  const measured = new Map([...readReport('outages'), row].map((one) => [keyOf(one), one]));
  const inOrder = neededServices.flatMap((name) =>
    faults.map((fault) => measured.get(`${name} ${fault}`)).filter((one) => one !== undefined),
  );
  keepReport('outages', inOrder, aims);
}

await withDataDirectory(async (directory) => {
  const everybody = await signUpAll(join(directory, 'outage'));
  const quiet = await startFranca(join(directory, 'quiet'), { DEMO: '0', LINK_PREVIEWS: 'off' }, program);
  try {
    const texting = await signUpPairs(quiet.url);
    const quietly = await Promise.all(texting.map((pair) => connectPair([quiet.url], pair)));
    for (const name of chosen)
      for (const fault of faults.filter((one) => !onlyFault || one === onlyFault)) {
        const row = await tryFault(join(directory, 'outage'), { name, fault, quietly, ...everybody });
        console.log(row);
        store(row);
      }
    for (const pair of quietly) pair.close();
  } finally {
    await quiet.program.stop();
  }
});
well.close();
report('outages', readReport('outages'), aims);
