import type { Direction } from '@franca/languages';
import { expect, it } from 'vitest';
import type { ConformanceOptions } from '../ConformanceOptions.ts';
import { eventually, probe, show, staged } from '../stage.tsx';
import { type Box, boxes } from './boxes.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What is read once it has stayed the same for three pictures on the screen; at most a hundred are waited for. */
async function standingStill<Reading>(read: () => Reading): Promise<Reading> {
  let before = '';
  let same = 0;
  for (let pictures = 0; pictures < 100 && same < 3; pictures++) {
    await frame();
    const now = JSON.stringify(read());
    same = now === before ? same + 1 : 0;
    before = now;
  }
  return read();
}

// Where text is set, widths differ by fractions of a pixel.
const near = (one: number, other: number) => Math.abs(one - other) <= 1;
const same = (one: Box, other: Box | undefined) =>
  other !== undefined &&
  one.name === other.name &&
  (!other.follows ||
    (['start', 'top', 'width', 'height'] as const).every((side) => near(one[side], other[side])));

const round = (box: Box | undefined) =>
  box &&
  `${box.name} start ${Math.round(box.start)} top ${Math.round(box.top)}, ${Math.round(box.width)} × ${Math.round(box.height)}`;

/** In a right-to-left language everything lies as in a mirror: same distances from the edge where reading begins. */
export function describeMirror({ create, appear = async () => undefined, unmirrored }: ConformanceOptions) {
  const measure = async (direction: Direction) => {
    const { container, unmount } = show(create({ 'data-probe': 'here' }), { direction });
    await appear();
    await eventually(probe);
    const answer = await standingStill(() => {
      const floating = [...document.body.children].filter((child) => child !== container);
      return boxes([staged('place'), ...floating], direction, unmirrored);
    });
    unmount();
    return answer;
  };

  it('lies mirrored in a right-to-left language', async () => {
    const ltr = await measure('ltr');
    const rtl = await measure('rtl');
    const apart = ltr
      .map((box, index) => (same(box, rtl[index]) ? '' : `${round(box)} → ${round(rtl[index])}`))
      .filter(Boolean);
    expect(apart).toEqual([]);
    expect(rtl).toHaveLength(ltr.length);
  });
}
