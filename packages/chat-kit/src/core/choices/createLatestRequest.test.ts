import { describe, expect, it } from 'vitest';
import { createLatestRequest } from './createLatestRequest.ts';

/** Requests whose ends the test decides. */
function openRequests() {
  const sent: string[] = [];
  const ended: [string, string][] = [];
  const ends: { succeed: () => void; fail: () => void }[] = [];
  const request = createLatestRequest<string>({
    send: (what) => {
      sent.push(what);
      return new Promise((resolve, reject) =>
        ends.push({ succeed: resolve, fail: () => reject(new Error()) }),
      );
    },
    onEnd: (what, outcome) => ended.push([what, outcome]),
  });
  const end = async (how: 'succeed' | 'fail') => {
    ends.shift()?.[how]();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { request, sent, ended, end };
}

describe('the latest request', () => {
  it('is sent at once and its end is reported', async () => {
    const { request, sent, ended, end } = openRequests();
    request('Forest');
    expect(sent).toEqual(['Forest']);
    await end('succeed');
    request('Beach');
    await end('fail');
    expect(ended).toEqual([
      ['Forest', 'succeeded'],
      ['Beach', 'failed'],
    ]);
  });

  it('waits for the one before, and only the last of those that wait is sent', async () => {
    const { request, sent, ended, end } = openRequests();
    for (const what of ['Forest', 'Beach', 'Pinky', 'Fresh']) request(what);
    expect(sent).toEqual(['Forest']);
    await end('succeed');
    expect(sent).toEqual(['Forest', 'Fresh']);
    await end('succeed');
    expect(ended).toEqual([['Fresh', 'succeeded']]);
  });

  it('reports no failure that a later request has replaced', async () => {
    const { request, ended, end } = openRequests();
    request('Forest');
    request('Beach');
    await end('fail');
    expect(ended).toEqual([]);
    await end('succeed');
    expect(ended).toEqual([['Beach', 'succeeded']]);
  });
});
