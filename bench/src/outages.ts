/**
 * What one outside service that does not work costs people who do not need it: 22 people make three calls each that need it, again
 * and again as they are told to, while it is silent, slow (9 s), refuses connections or answers rubbish. Another person's texts
 * are measured in the same run before and meanwhile.
 *
 *     npm run bench -- outages [a word of the service's name] [silent|slow|refusing|rubbish]
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outsideEnvironment } from '../../apps/server/test/outsideEnvironment.ts';
import {
  type FaultyProxy,
  type ServiceFault,
  startFaultyProxy,
} from '../../apps/server/test/startFaultyProxy.ts';
import { connectPair, type Pair, type PairPeople, signUpPair } from '../flood/openPair.ts';
import { type Asker, createAskers } from '../outages/createAskers.ts';
import { type Needy, needs, type ServiceName } from '../outages/needs.ts';
import { type Row, report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';
import { percentile } from '../support/statistics.ts';

const faults: readonly ServiceFault[] = ['silent', 'slow', 'refusing', 'rubbish'];
const [people, callsEach] = [22, 3];
/** Texts that are measured of a quiet server, and for how many milliseconds they are while a service does not work. */
const [quietSamples, outageMs] = [150, 10_500];
/** Between two texts, in milliseconds: whoever only talks must not meet a limit. */
const pauseMs = 40;
/** Pairs of people who text in turn: each may send ten in a second. */
const pairs = 4;

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Answers everything well and says nothing: enough for a bucket to be there when the server starts. */
const well = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
await once(well, 'listening');
const target = (well.address() as AddressInfo).port;

type Proxies = Record<ServiceName, FaultyProxy>;

function environmentOf(proxies: Proxies): Record<string, string> {
  const url = (name: ServiceName): string => `http://127.0.0.1:${proxies[name].port}`;
  return {
    ...outsideEnvironment(url),
    TRUST_PROXY: '1',
    S3_ENDPOINT: url('files'),
    S3_BUCKET: 'franca',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
    SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
    MAIL_FROM: 'Franca <no-reply@franca.example>',
    OPENAI_BASE_URL: url('assistant'),
    ASSISTANT_MODEL: 'small',
  };
}

async function measureTexts(texters: readonly Pair[], goesOn: (sent: number) => boolean): Promise<number[]> {
  const samples: number[] = [];
  while (goesOn(samples.length)) {
    const texter = texters[samples.length % texters.length];
    if (texter) samples.push(await texter.send());
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

async function measure(
  { name, ask }: Needy,
  fault: ServiceFault,
  { askers, texters, proxy }: { askers: readonly Asker[]; texters: readonly Pair[]; proxy: FaultyProxy },
): Promise<Row> {
  const quiet = await measureTexts(texters, (sent) => sent < quietSamples);
  proxy.fail(fault);
  const end = performance.now() + outageMs;
  const answers: string[] = [];
  const waits: number[] = [];
  const asking = askers.flatMap((asker) =>
    Array.from({ length: callsEach }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        const { answer, retryAfterMs } = await ask(asker).catch(() => ({
          answer: 'no answer',
          retryAfterMs: undefined,
        }));
        waits.push(performance.now() - began);
        answers.push(answer);
        await pass(retryAfterMs ?? 2000);
      }
    }),
  );
  const meanwhile = await measureTexts(texters, () => performance.now() < end);
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

const [onlyService = '', onlyFault] = process.argv.slice(2);
const chosen = needs.filter(({ name }) => name.includes(onlyService));
const rows: Row[] = [];

await withDataDirectory(async (directory) => {
  const names = needs.map(({ name }) => name);
  const opened = await Promise.all(
    names.map(async (name) => [name, await startFaultyProxy({ target })] as const),
  );
  const proxies = Object.fromEntries(opened) as Proxies;
  // Codes and links come out of the outbox, which is there as long as nobody sends them.
  const before = await startFranca(directory, { DEMO: '0' });
  const texting: PairPeople[] = [];
  while (texting.length < pairs) texting.push(await signUpPair(before.url));
  const asking = await createAskers(before.url, people);
  await before.program.stop();
  for (const fault of faults.filter((one) => !onlyFault || one === onlyFault)) {
    for (const PLANS of ['off', 'on']) {
      const here = chosen.filter(({ needsPlans }) => needsPlans === (PLANS === 'on'));
      if (here.length === 0) continue;
      const server = await startFranca(directory, { DEMO: '0', PLANS, ...environmentOf(proxies) });
      try {
        const askers = asking.map((asker) => ({ ...asker, url: server.url }));
        const texters = await Promise.all(texting.map((pair) => connectPair([server.url], pair)));
        for (const one of here) {
          for (const asker of askers) await one.prepare?.(asker);
          rows.push(await measure(one, fault, { askers, texters, proxy: proxies[one.name] }));
          console.log(rows.at(-1));
        }
        for (const texter of texters) texter.close();
      } finally {
        await server.program.stop();
      }
    }
  }
  for (const proxy of Object.values(proxies)) await proxy.close();
});
well.close();
if (chosen.length === needs.length && !onlyFault)
  report('outages', rows, [{ aim: 'text p99 × at most', is: 3 }]);
