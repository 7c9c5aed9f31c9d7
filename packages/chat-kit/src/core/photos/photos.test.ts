import type { Area } from '@franca/ui/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record, redo, startHistory, undo } from './history.ts';
import {
  isUnchanged,
  mirrorPhoto,
  type PhotoEdit,
  photoPlan,
  turnedSize,
  turnPhoto,
  unchangedPhoto,
  withCrop,
  withRatio,
} from './PhotoEdit.ts';
import { pointOnCanvas, pointOnPhoto, scaleOf } from './pointOnPhoto.ts';

const picture = { width: 400, height: 300 };
const sizes = fc.record({
  width: fc.integer({ min: 2, max: 8000 }),
  height: fc.integer({ min: 2, max: 8000 }),
});
const moves = fc.array(fc.constantFrom(turnPhoto, mirrorPhoto), { maxLength: 12 });
const changed = (
  size: typeof picture,
  steps: readonly (typeof turnPhoto)[],
  from: PhotoEdit = unchangedPhoto,
) => steps.reduce((edit, step) => step(edit, size), from);

describe('a photo that is changed', () => {
  it('is as it was chosen after four turns, and after it was mirrored twice', () => {
    fc.assert(
      fc.property(sizes, moves, (size, steps) => {
        const edit = changed(size, steps);
        expect(changed(size, [turnPhoto, turnPhoto, turnPhoto, turnPhoto], edit)).toEqual(edit);
        expect(changed(size, [mirrorPhoto, mirrorPhoto], edit)).toEqual(edit);
      }),
    );
  });

  it('shows the same pixels in its crop, however it is turned and mirrored', () => {
    fc.assert(
      fc.property(sizes, moves, moves, (size, first, later) => {
        const start = changed(size, first);
        const whole = turnedSize(size, start);
        const crop = {
          x: whole.width / 4,
          y: whole.height / 5,
          width: whole.width / 2,
          height: whole.height / 3,
        };
        const middleOf = (edit: PhotoEdit) => {
          const { matrix, width, height } = photoPlan(size, edit, 100_000);
          return { point: pointOnPhoto(matrix, width / 2, height / 2), width, height };
        };
        const before = middleOf({ ...start, crop });
        const after = middleOf(changed(size, later, { ...start, crop }));
        expect(after.point.x).toBeCloseTo(before.point.x, 3);
        expect(after.point.y).toBeCloseTo(before.point.y, 3);
        expect([after.width, after.height].sort()).toEqual([before.width, before.height].sort());
      }),
    );
  });

  it('has the left at the top after a turn, and at the right when it is mirrored', () => {
    const left = (edit: PhotoEdit) => {
      const { x, y } = pointOnCanvas(photoPlan(picture, edit, 4000).matrix, 0, 150);
      return [Math.round(x), Math.round(y)];
    };
    expect(left(turnPhoto(unchangedPhoto, picture))).toEqual([150, 0]);
    expect(left(mirrorPhoto(unchangedPhoto, picture))).toEqual([400, 150]);
    // What is seen is mirrored, not the picture before its turn: the left stays at the top.
    expect(left(mirrorPhoto(turnPhoto(unchangedPhoto, picture), picture))).toEqual([150, 0]);
  });

  it('keeps the largest square around the middle of its crop, within the picture', () => {
    expect(withRatio(unchangedPhoto, picture, 'square').crop).toEqual({
      x: 50,
      y: 0,
      width: 300,
      height: 300,
    });
    const corner: Area = { x: 380, y: 280, width: 20, height: 20 };
    expect(withRatio({ ...unchangedPhoto, crop: corner }, picture, 'square').crop).toEqual({
      x: 100,
      y: 0,
      width: 300,
      height: 300,
    });
    expect(withRatio({ ...unchangedPhoto, crop: corner }, picture, 'free').crop).toEqual(corner);
    expect(withRatio({ ...unchangedPhoto, crop: corner }, picture, 'original').crop).toBeNull();
  });

  it('is unchanged while its crop keeps all of it and nothing is drawn', () => {
    const whole = withCrop(unchangedPhoto, picture, { x: 0, y: 0.2, width: 399.5, height: 299.4 });
    expect(isUnchanged(whole)).toBe(true);
    expect(isUnchanged(withRatio(unchangedPhoto, picture, 'original'))).toBe(true);
    expect(isUnchanged(turnPhoto(unchangedPhoto, picture))).toBe(false);
    expect(isUnchanged(withCrop(unchangedPhoto, picture, { x: 0, y: 0, width: 200, height: 300 }))).toBe(
      false,
    );
  });

  it('is drawn with the pixels of its upload, whatever a camera gives', () => {
    const large = { width: 8000, height: 6000 };
    expect(photoPlan(large, unchangedPhoto, 2048)).toMatchObject({ width: 2048, height: 1536 });
    const crop = { x: 4000, y: 3000, width: 1000, height: 500 };
    expect(photoPlan(large, { ...unchangedPhoto, crop }, 2048)).toMatchObject({ width: 1000, height: 500 });
  });
});

describe('a point of the canvas', () => {
  it('is found on the picture again', () => {
    fc.assert(
      fc.property(sizes, moves, fc.integer({ max: 5000 }), fc.integer({ max: 5000 }), (size, steps, x, y) => {
        const { matrix } = photoPlan(size, changed(size, steps), 1600);
        const there = pointOnPhoto(matrix, x, y);
        const back = pointOnCanvas(matrix, there.x, there.y);
        expect(back.x).toBeCloseTo(x, 3);
        expect(back.y).toBeCloseTo(y, 3);
      }),
    );
  });

  it('has the width of a line by the size of the picture', () => {
    expect(scaleOf(photoPlan({ width: 3200, height: 1600 }, unchangedPhoto, 1600).matrix)).toBeCloseTo(0.5);
  });
});

describe('the steps of a change', () => {
  it('are taken back one by one, and done again in their order', () => {
    const all = ['a', 'b', 'c'].reduce((steps, letter) => record(steps, letter), startHistory(''));
    expect(undo(all).present).toBe('b');
    expect(undo(undo(undo(undo(all)))).present).toBe('');
    expect(redo(undo(undo(all))).present).toBe('b');
    expect(redo(all)).toBe(all);
  });

  it('are one while a movement goes on, and forget what was taken back when there is another', () => {
    const moved = ['a', 'b', 'c'].reduce((steps, letter) => record(steps, letter, 1), startHistory(''));
    expect(moved.past).toEqual(['']);
    expect(undo(moved).present).toBe('');
    const other = record(undo(moved), 'x', 1);
    expect(other.past).toEqual(['']);
    expect(redo(other).present).toBe('x');
  });
});
