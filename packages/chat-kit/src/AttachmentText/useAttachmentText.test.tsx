// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttachmentText, AttachmentTextRequest } from '../core/model/AttachmentText.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { type AttachmentTextHandle, useAttachmentText } from './useAttachmentText.ts';

const textIn = (state: AttachmentText['state'], text = ''): AttachmentText => ({
  state,
  language: null,
  engine: null,
  text,
  lines: [],
  translation: { kind: 'none' },
});

let handle: AttachmentTextHandle;

function Probe({ place }: { place: number }) {
  handle = useAttachmentText({ topicId: 'topic', chatId: 'chat', place, medium: 'picture' }, true);
  return null;
}

describe('the text of an attachment', () => {
  let root: Root;
  const requests: {
    request: AttachmentTextRequest;
    signal: AbortSignal | undefined;
    resolve: (text: AttachmentText) => void;
    reject: (error: Error) => void;
  }[] = [];
  const port = {
    ...createDemoPort({ count: 0 }),
    attachmentTexts: {
      request: (request: AttachmentTextRequest, { signal }: { signal?: AbortSignal }) =>
        new Promise<AttachmentText>((resolve, reject) => requests.push({ request, signal, resolve, reject })),
    },
  };

  const show = (place: number) =>
    act(async () =>
      root.render(
        <DemoChat port={port}>
          <Probe place={place} />
        </DemoChat>,
      ),
    );
  const receive = (text: AttachmentText) => act(async () => requests.at(-1)?.resolve(text));
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
    requests.length = 0;
    root = createRoot(document.createElement('div'));
    await show(0);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  });

  it('is never that of the attachment before', async () => {
    await receive(textIn('done', 'Exit'));
    expect(handle.status).toMatchObject({ kind: 'known', text: { text: 'Exit' } });
    await show(1);
    expect(handle.status).toEqual({ kind: 'loading' });
    await receive(textIn('done', 'Entrance'));
    expect(handle.status).toMatchObject({ kind: 'known', text: { text: 'Entrance' } });
  });

  it('is requested again while it is recognised, and never before the response to the last request', async () => {
    await receive(textIn('queued'));
    await pass(5000);
    expect(requests).toHaveLength(2);
    await pass(60_000);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.signal?.aborted).toBe(false);
    await receive(textIn('done', 'Exit'));
    expect(handle.status).toMatchObject({ kind: 'known', text: { text: 'Exit' } });
    await pass(60_000);
    expect(requests).toHaveLength(2);
  });

  it('is requested less and less often', async () => {
    for (let minute = 0; minute < 10; minute += 1)
      for (let second = 0; second < 60; second += 1) {
        await pass(1000);
        await receive(textIn('queued'));
      }
    expect(requests.length).toBeGreaterThan(5);
    expect(requests.length).toBeLessThan(20);
  });

  it('is retried for the attachment that failed alone', async () => {
    await receive(textIn('failed'));
    await act(async () => handle.retry());
    await show(1);
    await receive(textIn('queued'));
    await pass(5000);
    expect(requests.map(({ request }) => [request.place, request.again])).toEqual([
      [0, false],
      [0, true],
      [1, false],
      [1, false],
    ]);
  });

  it('says why it was refused, and is known after a retry', async () => {
    await act(async () => requests[0]?.reject(new Error('No network')));
    expect(handle.status).toEqual({ kind: 'refused', reason: 'No network' });
    await act(async () => handle.retry());
    await receive(textIn('done', 'Exit'));
    expect(handle.status).toMatchObject({ kind: 'known' });
  });
});
