/**
 * What a call costs: the time to the first frame of the other one beside that of two bare connections, from a ring to its
 * screen, a screen of 25 people beside that of LiveKit's components, and 25 pictures while others speak.
 * `npm run bench -- calls`.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { measureJoin } from '../calls/measureJoin.ts';
import { measureMeters } from '../calls/measureMeters.ts';
import { measureScreen, spread } from '../calls/measureScreen.ts';
import { measureSize } from '../calls/measureSize.ts';
import { type Row, report } from '../support/report.ts';
import { servePage } from '../support/servePage.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);

const aims = [
  { what: 'room, ms', 'at most, p95': 500 },
  { what: 'ring to screen, ms', 'at most, p95': 100 },
  { what: 'layouts for a change of the speaker', 'at most, p95': 1 },
  { what: 'pictures made anew', 'at most, p95': 0 },
  { what: 'listening to 25 people: percent of a core', 'at most, p95': 1 },
  { what: 'statistics of a room of three: percent of a core', 'at most, p95': 1 },
];

const one = (what: string, figure: number): Row => ({ what, p50: Math.round(figure * 100) / 100 });

const browser = await chromium.launch(
  launchOptions(
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    // Nobody presses anything before it is listened.
    '--autoplay-policy=no-user-gesture-required',
  ),
);
const { url, close } = await servePage('calls');
try {
  const joins = await measureJoin(browser, rounds);
  const screen = await measureScreen(browser, url, rounds);
  const of = <Kind extends string>(rows: readonly Readonly<Record<Kind, number>>[], kind: Kind) =>
    rows.map((row) => row[kind]);
  const rows: Row[] = [
    { what: 'room, ms', ...spread(of(joins, 'room')) },
    { what: 'room, who was there before sees who comes, ms', ...spread(of(joins, 'other')) },
    { what: 'bare connections, ms', ...spread(of(joins, 'bare')) },
    { what: 'room by bare', ...spread(joins.map(({ room, bare }) => room / bare)) },
    { what: 'ring to screen, ms', ...spread(screen.rings) },
    { what: 'screen of 25 people, ms', ...spread(of(screen.mounts, 'franca')) },
    { what: 'the same, LiveKit, ms', ...spread(of(screen.mounts, 'liveKit')) },
    {
      what: 'screen by LiveKit',
      ...spread(screen.mounts.map(({ franca, liveKit }) => franca / liveKit)),
    },
    one('LiveKit screen, kB gzip (ours: sizes.md)', await measureSize()),
    one('layouts for a change of the speaker', screen.layouts),
    one('pictures made anew', screen.remounts),
    one('listening to 25 people: percent of a core', screen.meters * 100),
    one('statistics of a room of three: percent of a core', (await measureMeters(browser)) * 100),
  ];
  report('calls', rows, aims);
} finally {
  await browser.close();
  await close();
}
