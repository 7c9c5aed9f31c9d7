import type { Page } from '@playwright/test';
import { scroller } from './listStage.ts';

/** What is watched: the first row whose top is visible, a certain row, or the end of the list. */
export type WatchedPlace = 'first row' | 'end' | { readonly key: string };

/**
 * Notes in every painted frame where something is. The returned function ends that some frames later, and answers by how
 * many pixels it was ever elsewhere than at first.
 */
export async function watchPlace(page: Page, place: WatchedPlace): Promise<() => Promise<number>> {
  const watch = await scroller(page).evaluateHandle((element, wanted) => {
    const edge = (): number => element.getBoundingClientRect().top;
    const rows = [...element.querySelectorAll<HTMLElement>('[data-key]')];
    const first = rows.find((row) => row.getBoundingClientRect().top >= edge());
    const key = typeof wanted === 'object' ? wanted.key : (first?.dataset.key ?? '');
    const measure = (): number => {
      if (wanted === 'end') return element.scrollHeight - element.clientHeight - element.scrollTop;
      const row = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
      return row ? row.getBoundingClientRect().top - edge() : Number.POSITIVE_INFINITY;
    };
    const before = measure();
    const state = { worst: 0, frames: 0, isOver: false };
    const note = (): void => {
      // A message posted from inside the frame comes after its layout and paint.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        state.frames += 1;
        state.worst = Math.max(state.worst, Math.abs(measure() - before));
        if (!state.isOver) requestAnimationFrame(note);
      };
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(note);
    return state;
  }, place);
  return () =>
    watch.evaluate(async (state) => {
      const last = state.frames + 6;
      while (state.frames < last) await new Promise(requestAnimationFrame);
      state.isOver = true;
      return state.worst;
    });
}
