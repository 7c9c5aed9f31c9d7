import './page.css';
import { numberOf } from './BenchMessage.ts';
import { createBenchStore } from './createBenchStore.ts';
import { type Driver, goToEnd } from './Driver.ts';
import type { ListModule } from './ListUnderTest.ts';
import { type Motion, watchMotion } from './motion.ts';
import { mountList } from './mountList.tsx';
import { type Reading, readUp, watchReading } from './reading.ts';
import { anchor } from './rows.ts';
import { watchFrames } from './sampling.ts';
import {
  jump,
  type LatePlace,
  late,
  lateAtEnd,
  lateUpwards,
  type PrependPlace,
  pictures,
  pinned,
  prepend,
  width,
} from './scenarios.ts';

const lists = import.meta.glob<ListModule>('./lists/*.tsx');
const query = new URLSearchParams(location.search);
const load = lists[`./lists/${query.get('list')}.tsx`];
if (!load) throw new Error(`There is no list named ${query.get('list')}.`);
const { List, prepare } = await load();
const store = createBenchStore(Number(query.get('count')));
prepare?.(store);
document.documentElement.style.fontSize = query.get('root') ?? '';
await document.fonts.ready;

let driver: Driver;
let stopReading: (() => Promise<Reading>) | undefined;
let stopFrames: (() => number[]) | undefined;
let stopMotion: (() => Promise<Motion>) | undefined;

/** What the benchmark calls from outside the page. */
const bench = {
  mount: async () => {
    const { handle, ...shown } = await mountList(List, store);
    driver = { store, handle: { jump: (index) => handle.current?.jump(index) } };
    return shown;
  },
  prepend: (place: PrependPlace, times: number) => prepend(driver, place, times),
  late: (place: LatePlace, times: number) => late(driver, place, times),
  pictures: (place: LatePlace, times: number) => pictures(driver, place, times),
  pinned: (times: number) => pinned(driver, times),
  width: (times: number) => width(driver, times),
  jump: (share: number) => jump(driver, share),
  goToEnd: () => goToEnd(driver),
  lateUpwards: () => lateUpwards(driver),
  startMotion: (withLate: boolean) => {
    stopMotion = watchMotion(driver, withLate);
  },
  stopMotion: () => stopMotion?.(),
  messageRead: () => numberOf(anchor().key),
  startFrames: () => {
    stopFrames = watchFrames();
  },
  stopFrames: () => stopFrames?.() ?? [],
  lateAtEnd: (times: number) => lateAtEnd(driver, times),
  startReading: (step: number) => {
    stopReading = watchReading(driver, step);
  },
  stopReading: () => stopReading?.(),
  readUp: (messages: number) => readUp(driver, messages),
};

/** The page's side of the benchmark, as the other side knows it. */
export type BenchApi = typeof bench;

Object.assign(window, { bench });
