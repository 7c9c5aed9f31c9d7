/** Resolves after the next frame was laid out and painted: a message posted from inside rAF runs after both. */
export function paintedFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(null);
    });
  });
}

/** Key and place (pixels from the upper edge of the list) of the first row whose top is inside the viewport. */
export function anchorOf(scroller: HTMLElement): { key: string; top: number } {
  const edge = scroller.getBoundingClientRect().top;
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-key]')) {
    const top = row.getBoundingClientRect().top - edge;
    if (top >= 0) return { key: row.dataset.key ?? '', top };
  }
  throw new Error('No row begins inside the viewport.');
}

/** Place of a row, in pixels from the upper edge of the list; infinite when it is not rendered. */
export function topOf(scroller: HTMLElement, key: string): number {
  const row = scroller.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!row) return Number.POSITIVE_INFINITY;
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

/** Distance of the scroll position from the end, in pixels. */
export function fromEnd(scroller: HTMLElement): number {
  return scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
}

/** The greatest deviation of `measure` from its value at the call, over so many painted frames. */
export async function worstPainted(frames: number, measure: () => number): Promise<number> {
  const before = measure();
  let worst = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    await paintedFrame();
    worst = Math.max(worst, Math.abs(measure() - before));
  }
  return worst;
}
