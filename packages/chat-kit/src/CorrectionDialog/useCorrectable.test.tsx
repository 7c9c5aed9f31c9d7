// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../core/model/Message.ts';
import { createDemoPort, demoNow } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoMessage } from '../testing/demoMessage.ts';
import { demoPeople } from '../testing/demoPeople.ts';
import { type Correctable, useCorrectable } from './useCorrectable.ts';

const own: ChatMessage = {
  ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8 }),
  author: demoPeople.viewer,
  translation: { kind: 'none' },
  delivery: { kind: 'sent' },
};

let shown: Correctable | undefined;

function Probe() {
  shown = useCorrectable(own, null);
  return null;
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it('requests a translation that is on its way less and less often, until it is there', async () => {
  let reads = 0;
  let isPending = true;
  const demo = createDemoPort();
  const read = async () => {
    reads += 1;
    return { text: isPending ? null : 'Good morning', isPending };
  };
  const port = { ...demo, corrections: { ...demo.corrections, read } };
  await act(async () =>
    root.render(
      <DemoChat port={port}>
        <Probe />
      </DemoChat>,
    ),
  );
  /** One second at a time: what comes is rendered before the next is requested. */
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1)
      await act(async () => vi.advanceTimersByTimeAsync(1000));
  };
  const first = reads;
  await pass(600);
  expect(reads).toBeGreaterThan(first + 5);
  expect(reads).toBeLessThan(first + 20);
  expect(shown?.status).toBe('pending');
  isPending = false;
  await pass(60);
  expect(shown).toMatchObject({ status: 'ready', present: 'Good morning' });
  const last = reads;
  await pass(120);
  expect(reads).toBe(last);
});
