import { describe, expect, it } from 'vitest';
import { createLateChanges } from './createLateChanges.ts';

const add = (word: string) => (words: string[]) => [...words, word];

describe('changes that come while a list is fetched', () => {
  it('are applied to the response, in their order', async () => {
    const late = createLateChanges<string[]>();
    const list = await late.during(async () => {
      late.note(add('first'));
      late.note(add('second'));
      return ['fetched'];
    });
    expect(list).toEqual(['fetched', 'first', 'second']);
  });

  it('are made to no later answer', async () => {
    const late = createLateChanges<string[]>();
    late.note(add('before'));
    expect(await late.during(async () => ['fetched'])).toEqual(['fetched']);
  });

  it('are forgotten with a fetch that failed', async () => {
    const late = createLateChanges<string[]>();
    const list = late.during(async () => {
      late.note(add('lost'));
      throw new Error('No network.');
    });
    await expect(list).rejects.toThrow('No network.');
    expect(await late.during(async () => ['again'])).toEqual(['again']);
  });
});
