import type { BenchStore } from './createBenchStore.ts';
import type { ListHandle } from './ListUnderTest.ts';
import { fromEnd, rowBoxes, scrollerOf } from './rows.ts';
import { frames } from './sampling.ts';

/** What the scenarios move. */
export interface Driver {
  /** The conversation. */
  readonly store: BenchStore;
  /** The list's handle. */
  readonly handle: ListHandle;
}

/** Waits until rows and scroll position have stood still for six frames; gives up after three seconds of frames. */
export async function waitUntilStill(): Promise<void> {
  for (let still = 0, before = '', count = 0; still < 6 && count < 180; count += 1) {
    await frames(1);
    const { scrollHeight, scrollTop } = scrollerOf();
    const now = `${scrollHeight}/${scrollTop}/${rowBoxes()[0]?.top}`;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Moves the list as a wheel does: the event first, then the position. */
export async function readerScrolls(by: number): Promise<void> {
  const scroller = scrollerOf();
  scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: by, bubbles: true }));
  scroller.scrollTop += by;
  await waitUntilStill();
}

/** Goes to the middle of the conversation, away from every edge. */
export async function goToMiddle({ store, handle }: Driver): Promise<void> {
  await readerScrolls(-40);
  handle.jump(Math.floor(store.getMessages().length / 2));
  await waitUntilStill();
  await readerScrolls(-140);
}

/** Some lists count a jump as under way for so long, in milliseconds, and follow new messages to the end meanwhile. */
const longestJump = 1_500;

/** Goes to the very start, however far away it is. */
export async function goToStart({ handle }: Driver): Promise<void> {
  if (scrollerOf().scrollTop > 5_000) {
    await readerScrolls(-40);
    handle.jump(0);
    await waitUntilStill();
    await new Promise((resolve) => setTimeout(resolve, longestJump));
  }
  for (let tries = 0; tries < 20 && scrollerOf().scrollTop > 0; tries += 1) {
    await readerScrolls(-scrollerOf().scrollTop);
  }
}

/** Goes to the newest message, as the reader does. */
export async function goToEnd({ store, handle }: Driver): Promise<void> {
  handle.jump(store.getMessages().length - 1);
  await waitUntilStill();
  for (let tries = 0; tries < 20 && fromEnd() > 0.5; tries += 1) await readerScrolls(fromEnd());
}
