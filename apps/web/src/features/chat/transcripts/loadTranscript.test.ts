import { afterEach, expect, it, vi } from 'vitest';
import { loadTranscript } from './loadTranscript.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(parts: readonly string[], init: ResponseInit = {}): void {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
      stream.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, init));
}

const signal = new AbortController().signal;

it('says how much has come, and under which name it is saved', async () => {
  answer(['WEB', 'VTT'], {
    headers: { 'content-length': '6', 'content-disposition': 'attachment; filename="transcript-2026.vtt"' },
  });
  const shares: number[] = [];
  const file = await loadTranscript('/x', 100, { signal, onProgress: (share) => shares.push(share) });
  expect(file).toEqual({ text: 'WEBVTT', name: 'transcript-2026' });
  expect(shares).toEqual([0.5, 1]);
});

it('stops after so many bytes', async () => {
  answer(Array.from({ length: 50 }, () => 'x'.repeat(10)));
  const { text } = await loadTranscript('/x', 25, { signal, onProgress: () => undefined });
  expect(text).toHaveLength(30);
});

it('fails where the file is gone', async () => {
  answer(['no'], { status: 404 });
  await expect(loadTranscript('/x', 25, { signal, onProgress: () => undefined })).rejects.toThrow('404');
});
