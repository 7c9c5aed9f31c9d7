import { describe, expect, it } from 'vitest';
import { callPath, readCallAddress, readCallEntry } from './callAddress.ts';

describe('the address of a call', () => {
  it.each([
    [true, '/calling?topic_id=t&uuid=u&show_video=1'],
    [false, '/calling?topic_id=t&uuid=u&show_video=0'],
  ])('says whether it is a video call: %s', (isVideo, path) => {
    const address = { topicId: 't', uuid: 'u', isVideo };
    expect(callPath(address)).toBe(path);
    expect(readCallAddress(path.slice('/calling'.length))).toEqual(address);
  });

  it.each(['', '?topic_id=t', '?uuid=u&show_video=1'])('needs both ids: "%s"', (search) => {
    expect(readCallAddress(search)).toBeNull();
  });

  it('takes everything but 1 for audio', () => {
    expect(readCallAddress('?topic_id=t&uuid=u')?.isVideo).toBe(false);
    expect(readCallAddress('?topic_id=t&uuid=u&show_video=true')?.isVideo).toBe(false);
  });
});

describe('the state of its entry', () => {
  it.each([null, 'calling', {}, { type: 'other' }])('is nothing for a link: %s', (state) => {
    expect(readCallEntry(state)).toBeNull();
  });

  it('marks the caller, and since when', () => {
    expect(readCallEntry({ type: 'calling', startedAt: 5 })).toEqual({ type: 'calling', startedAt: 5 });
    expect(readCallEntry({ type: 'accepted' })).toEqual({ type: 'accepted' });
  });
});
