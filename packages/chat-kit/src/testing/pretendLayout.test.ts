// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createMessageListEngine } from '../engine/createMessageListEngine.ts';
import { pretendLayout } from './pretendLayout.ts';

/** How many rows a list draws in this page. */
function drawnRows(): number {
  const scroller = document.createElement('div');
  document.body.append(scroller);
  const engine = createMessageListEngine({
    spaceAtStart: 0,
    spaceAtEnd: 0,
    onLayout: () => {},
    onMove: () => {},
  });
  engine.setItems({ count: 30, keyAt: String, estimate: () => 50 });
  const detach = engine.attach(scroller);
  engine.setItems({ count: 30, keyAt: String, estimate: () => 50 });
  const { first, end } = engine.getLayout();
  detach();
  return end - first;
}

it('a page without layout shows messages as long as it pretends to have one', () => {
  expect(drawnRows()).toBe(0);
  const stop = pretendLayout();
  expect(drawnRows()).toBeGreaterThan(0);
  stop();
  expect(drawnRows()).toBe(0);
  expect(document.body.offsetHeight).toBe(0);
});
