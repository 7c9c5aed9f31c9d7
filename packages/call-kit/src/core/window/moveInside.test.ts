import { expect, it } from 'vitest';
import { moveInside, nextCorner } from './moveInside.ts';

const range = { least: { x: -900, y: -60 }, most: { x: 0, y: 500 } };

it('a window stays inside the page', () => {
  expect(moveInside({ x: -40, y: 20 }, range)).toEqual({ x: -40, y: 20 });
  expect(moveInside({ x: 40, y: 900 }, range)).toEqual({ x: 0, y: 500 });
  expect(moveInside({ x: -2000, y: -2000 }, range)).toEqual({ x: -900, y: -60 });
});

it('a press moves it from corner to corner, and back to the first', () => {
  let at = { x: 0, y: -60 };
  const corners = [1, 2, 3, 4].map(() => {
    at = nextCorner(at, range);
    return at;
  });
  expect(corners).toEqual([
    { x: 0, y: 500 },
    { x: -900, y: 500 },
    { x: -900, y: -60 },
    { x: 0, y: -60 },
  ]);
});
