/**
 * Our downsampler beside libsamplerate, Speex and the usual averaging code, from 44.1 and 48 kHz to 16 kHz: how flat, how clean,
 * how late, how exact, how fast, how heavy. Every engine runs at every rate in a process of its own; the aims of
 * docs/decisions/0009-downsampler.md are judged below the table.
 */
import { aims } from '../downsampler/aims.ts';
import { type EngineName, engines } from '../downsampler/engines.ts';
import type { Figures } from '../downsampler/Figures.ts';
import { runEngine } from '../downsampler/runEngine.ts';
import { weighEngine } from '../downsampler/weighEngine.ts';
import { type Row, report } from '../support/report.ts';

const names = Object.keys(engines) as EngineName[];
const rates = [44_100, 48_000];

/** A figure with its decimals; a dash where there is none. */
const shown = (value: number, decimals: number): string =>
  Number.isFinite(value) ? value.toFixed(decimals) : '-';

function rowOf(name: EngineName, from: number, figures: Figures, anchor: Figures, weight?: number): Row {
  return {
    engine: engines[name].name,
    'from Hz': from,
    '× real time': shown(figures.speed, 0),
    '× medium': shown(figures.speed / anchor.speed, 1),
    'flat dB': shown(figures.flatness, 4),
    'alias 8.1+ dBFS': shown(figures.alias, 1),
    'alias 9+ dBFS': shown(figures.aliasInSpeech, 1),
    'SNR 1k dB': shown(figures.snr1k, 1),
    'SNR 6k dB': shown(figures.snr6k, 1),
    'delay ms': shown(1_000 * figures.delay, 2),
    'clock, samples/h': shown(figures.clock, 0),
    'heap B/block': shown(figures.heap, 1),
    'gzip B': weight ?? '-',
  };
}

function judge(
  from: number,
  measured: ReadonlyMap<EngineName, Figures>,
  anchor: Figures,
  weight: number,
): Row[] {
  return aims.flatMap(({ aim, engines: held, figure, least = -Infinity, most = Infinity }) =>
    held.map((name): Row => {
      const figures = measured.get(name);
      const value = figures ? figure(figures, { anchor, weight }) : Number.NaN;
      const met = value >= least && value <= most ? 'met' : 'NOT MET';
      return { aim, engine: engines[name].name, 'from Hz': from, figure: shown(value, 4), met };
    }),
  );
}

const weights = new Map<EngineName, number | undefined>();
for (const name of names) weights.set(name, await weighEngine(engines[name]));

const table: Row[] = [];
const judged: Row[] = [];
for (const from of rates) {
  const measured = new Map<EngineName, Figures>();
  for (const name of names) {
    console.log(`${engines[name].name}, from ${from} Hz …`);
    measured.set(name, await runEngine(name, from));
  }
  const anchor = measured.get('medium');
  if (!anchor) throw new Error('The anchor has not been measured.');
  for (const [name, figures] of measured) table.push(rowOf(name, from, figures, anchor, weights.get(name)));
  judged.push(...judge(from, measured, anchor, weights.get('simd') ?? Number.NaN));
}
report('downsampler', table, judged);
