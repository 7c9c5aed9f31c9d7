import { expect, waitFor, within } from 'storybook/test';
import { paintedFrame } from './paintedOffsets.ts';

/** Waits until older pages stop coming and the rows stand still. */
export async function waitUntilStill(scroller: HTMLElement): Promise<void> {
  for (let still = 0, before = ''; still < 6; ) {
    await paintedFrame();
    const now = `${scroller.scrollHeight}/${scroller.scrollTop}`;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Waits until the messages of a story are rendered, and returns the element that scrolls them. */
export async function openList(canvasElement: HTMLElement): Promise<HTMLElement> {
  const feed = await within(canvasElement).findByRole('feed');
  const scroller = feed.parentElement?.parentElement;
  if (!scroller) throw new Error('The feed must stand in a scrolling element.');
  await document.fonts.ready;
  await waitFor(() => expect(within(scroller).getAllByRole('article').length).toBeGreaterThan(3));
  await waitUntilStill(scroller);
  return scroller;
}

/** Moves the list as a wheel does: the event first, then the position. */
export function turnWheel(scroller: HTMLElement, top: number): void {
  scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: top - scroller.scrollTop }));
  scroller.scrollTop = top;
}

/** Moves the list as a wheel does, and waits until it stands still. */
export async function scrollTo(scroller: HTMLElement, top: number): Promise<void> {
  turnWheel(scroller, top);
  await waitUntilStill(scroller);
}

/** A row with its place, in pixels from the upper edge of the list. */
export interface PlacedRow {
  /** Its key. */
  readonly key: string;
  /** Its upper edge. */
  readonly top: number;
  /** Its lower edge. */
  readonly bottom: number;
}

/** The rendered rows of the other side, top to bottom. */
export function rowsOfOther(scroller: HTMLElement): PlacedRow[] {
  const edge = scroller.getBoundingClientRect().top;
  return [...scroller.querySelectorAll<HTMLElement>('[data-key^="lucia"]')].map((row) => {
    const box = row.getBoundingClientRect();
    return { key: row.dataset.key ?? '', top: box.top - edge, bottom: box.bottom - edge };
  });
}

/** Scrolls up until such a row is shown. */
export async function scrollUntil(
  scroller: HTMLElement,
  find: () => PlacedRow | undefined,
): Promise<PlacedRow> {
  for (let tries = 0; !find() && tries < 60; tries += 1) await scrollTo(scroller, scroller.scrollTop - 17);
  const row = find();
  if (!row) throw new Error('No such row was found.');
  return row;
}
