import { createRef, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchStore } from './createBenchStore.ts';
import type { ListHandle, ListUnderTest } from './ListUnderTest.ts';
import { fromEnd, scrollerOf } from './rows.ts';
import { paintedFrame } from './sampling.ts';

function newestIsSeen(store: BenchStore): boolean {
  try {
    const box = scrollerOf().getBoundingClientRect();
    const newest = store.getMessages().at(-1)?.id;
    for (let up = 6; up < 60; up += 6) {
      const hits = document.elementsFromPoint(box.left + box.width / 2, box.bottom - up);
      if (hits.some((hit) => hit.closest(`[data-key="${newest}"]`))) return fromEnd() <= 1;
    }
  } catch {
    // No rows yet.
  }
  return false;
}

/** When something was shown: both count to the first of the painted frames in which it stood there, and stayed. */
export interface Shown {
  /** Milliseconds from the request to the end of that frame. */
  readonly ms: number;
  /** Frames painted since the request, that one included. */
  readonly frames: number;
}

/**
 * Mounts a list and waits until its newest message is really there: found by hit test, at the end, in four painted
 * frames one after the other.
 */
export async function mountList(
  List: ListUnderTest,
  store: BenchStore,
): Promise<Shown & { handle: RefObject<ListHandle | null> }> {
  const handle = createRef<ListHandle>();
  const started = performance.now();
  createRoot(document.getElementById('list') as HTMLElement).render(<List store={store} ref={handle} />);
  let [ms, frames, seen] = [0, 0, 0];
  for (let count = 1; count <= 1_200 && seen < 4; count += 1) {
    await paintedFrame();
    const painted = performance.now();
    if (newestIsSeen(store)) seen += 1;
    else seen = 0;
    if (seen === 1) [ms, frames] = [painted - started, count];
  }
  return { ms: seen < 4 ? Number.POSITIVE_INFINITY : ms, frames, handle };
}
