import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../public/push.js'), 'utf8');
const payload = { signalType: 'startCall', topicId: 't', uuid: 'u', callType: '1', title: 'Ana', tag: 'u' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page at an address, which answers the worker, or says nothing. */
const page = (path: string, answer?: boolean) => ({
  url: `https://franca.example${path}`,
  visibilityState: 'visible',
  postMessage: ({ kind }: { kind: string }, [port]: [{ postMessage: (data: unknown) => void }]) => {
    if (kind === 'in-call' && answer !== undefined) port.postMessage(answer);
  },
});

/** Pushes a call to a browser with some pages; the titles that it shows outside of them. */
async function pushTo(...pages: ReturnType<typeof page>[]): Promise<string[]> {
  const shown: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const worker = {
    clients: { matchAll: async () => pages },
    registration: { showNotification: async (title: string) => void shown.push(title) },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  // In place of the browser's, whose messages come whenever they come.
  class Channel {
    port1 = { onmessage: (_event: { data: unknown }) => {} };
    port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
  }
  new Function('self', 'MessageChannel', script)(worker, Channel);
  let work: Promise<void> | undefined;
  listeners.get('push')?.({
    data: { json: () => payload },
    waitUntil: (promise: Promise<void>) => {
      work = promise;
    },
  });
  await vi.advanceTimersByTimeAsync(1000);
  await work;
  return shown;
}

it('a pushed call is shown, unless a page is in a call', async () => {
  expect(await pushTo()).toEqual(['Ana']);
  expect(await pushTo(page('/chat', false))).toEqual(['Ana']);
  expect(await pushTo(page('/chat', false), page('/chat', true))).toEqual([]);
});

it('a pushed call is shown where the page of a call only says why there is none', async () => {
  expect(await pushTo(page('/calling', false))).toEqual(['Ana']);
});

it('a page that does not answer is in a call where its address says so', async () => {
  expect(await pushTo(page('/calling?uuid=u'))).toEqual([]);
  expect(await pushTo(page('/terms'))).toEqual(['Ana']);
});
