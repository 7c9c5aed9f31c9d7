import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attachment } from '../model/Attachment.ts';
import { sharesOf } from './sharesOf.ts';

const file = (size: number): Attachment => ({
  id: String(size),
  type: 'file',
  name: 'a.txt',
  source: new Blob(['x'.repeat(size)]),
});

describe('the share of each file of a message on its way', () => {
  it('fills the files one after the other', () => {
    const files = [file(10), file(30), file(10)];
    const at = (progress: number) => sharesOf(files, { kind: 'sending', progress });
    expect(at(0)).toEqual([0, 0, 0]);
    expect(at(0.5)).toEqual([1, 0.5, 0]);
    expect(at(0.9)).toEqual([1, 1, 0.5]);
    expect(at(1)).toEqual([1, 1, 1]);
  });

  it('is nothing while the message waits, and all once it does not', () => {
    const files = [file(10), file(10)];
    expect(sharesOf(files, { kind: 'queued' })).toEqual([0, 0]);
    expect(sharesOf(files, { kind: 'sending' })).toEqual([0, 0]);
    expect(sharesOf(files, { kind: 'sent' })).toEqual([1, 1]);
    expect(sharesOf(files, { kind: 'failed', reason: 'No.' })).toEqual([1, 1]);
  });

  it('adds up to the share of the message', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sizes, progress) => {
          const shares = sharesOf(sizes.map(file), { kind: 'sending', progress });
          const there = shares.reduce((sum, share, index) => sum + share * (sizes[index] ?? 0), 0);
          const total = sizes.reduce((sum, size) => sum + size, 0);
          expect(there).toBeCloseTo(progress * total, 6);
        },
      ),
    );
  });
});
