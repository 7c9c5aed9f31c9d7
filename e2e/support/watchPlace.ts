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
    const target = (): Element | null =>
      wanted === 'end' ? element.firstElementChild : element.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const state = { worst: 0, frames: 0, isOver: false };
    let before: number | undefined;
    const take = (place: number): void => {
      before ??= place;
      state.frames += 1;
      state.worst = Math.max(state.worst, Math.abs(place - before));
      if (!state.isOver) requestAnimationFrame(note);
    };
    const note = (): void => {
      const watched = target();
      if (!watched) {
        take(Number.POSITIVE_INFINITY);
        return;
      }
      // What an intersection observer reports was measured when the frame was painted, whatever has happened since.
      const observer = new IntersectionObserver(
        ([entry]) => {
          observer.disconnect();
          const root = entry?.rootBounds;
          const box = entry?.boundingClientRect;
          if (!root || !box) take(Number.POSITIVE_INFINITY);
          else take(wanted === 'end' ? box.bottom - root.bottom : box.top - root.top);
        },
        { root: element },
      );
      observer.observe(watched);
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
