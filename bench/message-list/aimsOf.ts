import type { Row } from '../support/report.ts';
import type { Figures } from './measureList.ts';
import { keyOf, type Measured } from './tabulate.ts';

/** What the list aims at: the greatest value allowed, and how it is worked out of the figures of one list. */
interface Aim {
  readonly aim: string;
  readonly atMost: number;
  readonly valueOf: (figures: Figures, tanstack: Figures | undefined, at200: Figures | undefined) => number;
}

/** Not a number where nothing of it was measured. */
function worstOf(figures: Figures, fits: (name: string) => boolean): number {
  const names = Object.keys(figures).filter(fits);
  return names.length === 0 ? Number.NaN : Math.max(...names.map((name) => Math.abs(figures[name] ?? 0)));
}

const isCount = (name: string) => name.endsWith(', changes');
const starts =
  (...beginnings: string[]) =>
  (name: string) =>
    !isCount(name) && beginnings.some((beginning) => name.startsWith(beginning));

const times = (value: number | undefined, base: number | undefined) =>
  (value ?? Number.NaN) / (base ?? Number.NaN);

const mount = 'mount from a filled store ms';

const aims: readonly Aim[] = [
  { aim: 'prepend, px', atMost: 0.5, valueOf: (f) => worstOf(f, starts('prepend')) },
  {
    aim: 'late and shrinking rows above, far, inside, px',
    atMost: 0.5,
    valueOf: (f) => worstOf(f, (name) => starts('late', 'shrinking')(name) && !name.includes('edge')),
  },
  {
    aim: 'late and shrinking row on the edge, px',
    atMost: 0.5,
    valueOf: (f) => worstOf(f, starts('late, edge', 'shrinking, edge')),
  },
  { aim: 'pictures of unknown size, px', atMost: 0.5, valueOf: (f) => worstOf(f, starts('picture')) },
  {
    aim: 'reading up, px too far',
    atMost: 1,
    valueOf: (f) => worstOf(f, (name) => name.startsWith('reading') && name.endsWith('too far')),
  },
  {
    aim: 'reading up, frames the wrong way',
    atMost: 0,
    valueOf: (f) => worstOf(f, (name) => name.startsWith('reading') && name.endsWith('frames the wrong way')),
  },
  { aim: 'pinned, px from the end', atMost: 0, valueOf: (f) => worstOf(f, starts('pinned')) },
  { aim: 'width 900 to 500, px', atMost: 0.5, valueOf: (f) => worstOf(f, starts('width')) },
  {
    aim: 'jump, × TanStack',
    atMost: 1.5,
    valueOf: (f, tanstack) => times(f['jump ms'], tanstack?.['jump ms']),
  },
  { aim: 'jump, px beside', atMost: 1, valueOf: (f) => f['jump error'] ?? Number.NaN },
  {
    aim: 'mount from a filled store, × TanStack',
    atMost: 2,
    valueOf: (f, tanstack) => times(f[mount], tanstack?.[mount]),
  },
  {
    aim: 'mount from a filled store, × its own at 200',
    atMost: 2.5,
    valueOf: (f, _, at200) => times(f[mount], at200?.[mount]),
  },
  // A frame at 60 Hz, as the browser rounds it.
  { aim: 'fling, p95 frame ms', atMost: 17, valueOf: (f) => f['fling, p95 frame ms'] ?? Number.NaN },
  { aim: 'wheel, p95 frame ms', atMost: 17, valueOf: (f) => f['wheel, frame p95 ms'] ?? Number.NaN },
  {
    aim: 'wheel, renderer process % of a core',
    atMost: 60,
    valueOf: (f) => f['wheel, renderer process % of a core'] ?? Number.NaN,
  },
  { aim: 'fling, blank %', atMost: 2, valueOf: (f) => f['fling, blank in pictures %'] ?? Number.NaN },
];

/** What Franca's list aims at, what it came to beside the others in the same run, and whether it got there. */
export function aimsOf(all: Measured, lists: readonly string[], sizes: readonly number[]): Row[] {
  return aims.flatMap(({ aim, atMost, valueOf: worth }) =>
    sizes.flatMap((count) => {
      const tanstack = all.get(keyOf('tanstack', count));
      const cells = lists.flatMap((list) => {
        const figures = all.get(keyOf(list, count));
        const value = figures && worth(figures, tanstack, all.get(keyOf(list, 200)));
        return value === undefined || Number.isNaN(value)
          ? []
          : [[list, Math.round(value * 100) / 100] as const];
      });
      const values: Record<string, number> = Object.fromEntries(cells);
      if (values.franca === undefined) return [];
      return [{ aim, messages: count, atMost, reached: values.franca <= atMost ? 'yes' : 'NO', ...values }];
    }),
  );
}
