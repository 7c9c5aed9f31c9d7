import { manualClock } from '@franca/ui/core';
import { describe, expect, it, vi } from 'vitest';
import { demoCall } from '../../testing/demoCall.ts';
import { createCallRecorder, type Encoder } from './createCallRecorder.ts';
import { RecordingError, type RecordingPort } from './RecordingPort.ts';

/** A recorder whose encoder the test drives, and whose server notes what arrives. */
async function begin({ fails = [] as ('network' | RecordingError)[] } = {}) {
  const clock = manualClock();
  const { session } = demoCall({ people: [{ userId: 'lucia' }], clock });
  await vi.waitFor(() => expect(session.getSnapshot().state.kind).toBe('joined'), { timeout: 10_000 });
  const arrived: string[] = [];
  const stops: { parts: number; milliseconds: number }[] = [];
  let give: (bytes: Blob) => void = () => {};
  let last: string | null = null;
  const encoder: Encoder = {
    mime: 'video/webm',
    start: (onPart) => {
      give = onPart;
    },
    stop: async () => {
      if (last !== null) give(new Blob([last]));
    },
  };
  const started = vi.fn<RecordingPort['start']>(async () => undefined);
  const ended = vi.fn();
  const recorder = createCallRecorder({
    session,
    clock,
    nameOf: (userId) => userId,
    compose: () => ({ stream: {} as MediaStream, end: ended }),
    encode: () => encoder,
    port: {
      start: started,
      upload: async ({ index, bytes }) => {
        const fault = fails.shift();
        if (fault === 'network') throw new Error('no answer');
        if (fault) throw fault;
        arrived.push(`${index} ${await bytes.text()}`);
      },
      stop: async ({ parts, milliseconds }) => {
        stops.push({ parts, milliseconds });
        return parts;
      },
    },
  });
  return {
    ...{ clock, session, recorder, arrived, stops, started, ended },
    part: (text: string) => give(new Blob([text])),
    endWith: (text: string) => {
      last = text;
    },
  };
}

describe('a recorder', () => {
  it('uploads parts in their order while it records, and the last one before it is stopped', async () => {
    const { recorder, clock, arrived, stops, part, endWith, started, ended } = await begin();
    await recorder.start();
    expect(started).toHaveBeenCalledWith({ id: expect.any(String), mime: 'video/webm' });
    expect(recorder.getState().kind).toBe('recording');
    part('one');
    part('two');
    await vi.waitFor(() => expect(arrived).toEqual(['0 one', '1 two']), { timeout: 10_000 });
    clock.advance(4000);
    endWith('three');
    await recorder.stop();
    expect(arrived).toEqual(['0 one', '1 two', '2 three']);
    expect(stops).toEqual([{ parts: 3, milliseconds: 4000 }]);
    expect(ended).toHaveBeenCalledOnce();
    expect(recorder.getState()).toEqual({ kind: 'idle' });
  });

  it('sends a part again until it arrives, and says that it waits', async () => {
    const { recorder, clock, arrived, part } = await begin({ fails: ['network', 'network'] });
    await recorder.start();
    part('one');
    await vi.waitFor(() => expect(recorder.getState()).toMatchObject({ isDelayed: true }), {
      timeout: 10_000,
    });
    await vi.waitFor(
      () => {
        clock.advance(5000);
        expect(arrived).toEqual(['0 one']);
      },
      { timeout: 10_000 },
    );
    await vi.waitFor(() => expect(recorder.getState()).toMatchObject({ isDelayed: false }), {
      timeout: 10_000,
    });
  });

  it('ends where the server takes no more, with what it has', async () => {
    const full = new RecordingError('quota', 'full');
    const { recorder, stops, part, arrived } = await begin({ fails: [full] });
    await recorder.start();
    part('one');
    await vi.waitFor(() => expect(recorder.getState()).toEqual({ kind: 'failed', code: 'quota' }), {
      timeout: 10_000,
    });
    expect(arrived).toEqual([]);
    expect(stops).toMatchObject([{ parts: 0 }]);
  });

  it('ends when the call is left', async () => {
    const { recorder, session, stops, part, arrived } = await begin();
    await recorder.start();
    part('one');
    session.hangUp();
    await vi.waitFor(() => expect(recorder.getState()).toEqual({ kind: 'idle' }), { timeout: 10_000 });
    expect(arrived).toEqual(['0 one']);
    expect(stops).toMatchObject([{ parts: 1 }]);
  });

  it('does not begin where it is refused', async () => {
    const { recorder, started, ended } = await begin();
    started.mockRejectedValueOnce(new RecordingError('busy', 'Somebody else records.'));
    await recorder.start();
    expect(recorder.getState()).toEqual({ kind: 'failed', code: 'busy' });
    expect(ended).toHaveBeenCalledOnce();
  });
});
