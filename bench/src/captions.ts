/**
 * What live transcripts cost: from an event to its pixels at 20 events a second among 10,000 lines, beside a text that is set
 * without a kit; words that were stable and went away; from the end of what was said to its final line and to its translation, by
 * engine, and what 50 speakers cost the server, beside a bare socket.io server. Linux, with flite and pocketsphinx.
 *
 *     npm run bench -- captions
 */
import { measureBrowser, measureSound } from '../captions/measureEngine.ts';
import { measureScreen } from '../captions/measureScreen.ts';
import { measureSpeakers } from '../captions/measureSpeakers.ts';
import { startTranscriptions } from '../captions/startTranscriptions.ts';
import { openBareEcho } from '../support/openBareEcho.ts';
import { type Row, report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';
import { percentile } from '../support/statistics.ts';

const speakers = 50;

const aims = [
  { what: 'event to pixels, frames', 'at most, p95': 1 },
  { what: 'stable words that went away', 'at most, p95': 0 },
  { what: 'marks of lost pieces, 50 speakers', 'at most, p95': 0 },
];

const rounded = (value: number): number => Math.round(value * 100) / 100;

function summary(what: string, samples: readonly number[], anchor?: readonly number[]): Row {
  const row: Row = {
    what,
    p50: rounded(percentile(samples, 0.5)),
    p95: rounded(percentile(samples, 0.95)),
    n: samples.length,
  };
  if (!anchor) return row;
  const times = (share: number) => rounded(percentile(samples, share) / percentile(anchor, share));
  return { ...row, 'p50 × bare': times(0.5), 'p95 × bare': times(0.95) };
}
const one = (what: string, figure: number): Row => ({ what, p50: rounded(figure) });

async function measurePixels(): Promise<Row[]> {
  const { franca, frames, bare, withdrawn } = await measureScreen(20);
  return [
    summary('event to pixels, ms', franca, bare),
    summary('a text without a kit to pixels, ms', bare),
    summary('event to pixels, frames', frames),
    one('stable words that went away', withdrawn),
  ];
}

/** One server, with the engine that its environment says. */
const onServer = <T>(
  environment: Record<string, string>,
  work: (server: Awaited<ReturnType<typeof startFranca>>) => Promise<T>,
) =>
  withDataDirectory(async (directory) => {
    const server = await startFranca(directory, { TRANSLATE_ENGINES: 'phrases,apertium', ...environment });
    try {
      return await work(server);
    } finally {
      await server.program.stop();
    }
  });

async function measureEcho(): Promise<number[]> {
  const echo = await openBareEcho();
  const samples: number[] = [];
  for (let index = 0; index < 300; index += 1) samples.push(await echo.send(index));
  await echo.stop();
  return samples.slice(100);
}

async function measureEngines(): Promise<Row[]> {
  const bare = await measureEcho();
  const rows: Row[] = [summary('bare socket.io echo, ms', bare)];
  const add = (engine: string, { original, translation }: Awaited<ReturnType<typeof measureSound>>): void => {
    rows.push(summary(`${engine}: end of speech to the final line, ms`, original, bare));
    rows.push(summary(`${engine}: to its translation, ms`, translation, bare));
  };
  await onServer({}, async ({ url }) => {
    add('words of a browser', await measureBrowser(url, 60));
    add('pocketsphinx', await measureSound(url, 15));
  });
  const service = await startTranscriptions('What time does the train leave?', 100);
  const environment = {
    OPENAI_BASE_URL: service.baseUrl,
    TRANSCRIBE_MODEL: 'whisper-1',
    POCKETSPHINX: 'off',
  };
  try {
    await onServer(environment, async (server) => {
      add('service, 100 ms a request', await measureSound(server.url, 15));
      const all = await measureSpeakers(server, speakers, 20);
      rows.push(
        one(`memory before, MB`, all.memory.before),
        one(`memory at most while ${speakers} speak, MB`, all.memory.most),
        one(`percent of a core while ${speakers} speak`, all.busy),
        summary(
          `piece of sound to the server, and its answer, while ${speakers} speak, ms`,
          all.piece,
          all.bare,
        ),
        one('pieces sent', all.sent),
        one(`marks of lost pieces, ${speakers} speakers`, all.lost),
        one('marks of utterances that were too much', all.given),
        one('final lines', all.lines),
      );
    });
  } finally {
    await service.close();
  }
  return rows;
}

report('captions', [...(await measurePixels()), ...(await measureEngines())], aims);
