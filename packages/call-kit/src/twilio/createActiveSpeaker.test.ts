import { describe, expect, it } from 'vitest';
import { createActiveSpeaker } from './createActiveSpeaker.ts';

describe('the active speaker', () => {
  it('is nobody in silence, then whoever is loud, and stays in a pause', () => {
    const { receiveLevels } = createActiveSpeaker();
    const speaker = (ana: number, ben: number) => receiveLevels(new Map(Object.entries({ ana, ben })));
    expect(speaker(0.003, 0.006)).toBeNull();
    expect(speaker(0.3, 0.006)).toBe('ana');
    expect(speaker(0.25, 0.27)).toBe('ana');
    expect(speaker(0, 0)).toBe('ana');
    expect(speaker(0, 0.4)).toBe('ben');
  });

  it('is nobody any more after leaving', () => {
    const { receiveLevels } = createActiveSpeaker();
    expect(receiveLevels(new Map([['ana', 0.3]]))).toBe('ana');
    expect(receiveLevels(new Map([['ben', 0]]))).toBeNull();
  });
});
