import { describe, expect, it } from 'vitest';
import { browserRecognition } from './browserRecognition.ts';
import { createDictation } from './createDictation.ts';

describe('dictation on the recogniser of this browser', () => {
  it('starts what the browser really has, and comes to a clear end without its service', async () => {
    expect(browserRecognition()).not.toBeNull();
    const dictation = createDictation();
    dictation.start('en-AU');
    expect(dictation.getState().kind).toBe('listening');
    await expect.poll(() => dictation.getState().kind, { timeout: 30_000 }).toMatch(/ended|failed/);
    const state = dictation.getState();
    // Chromium asks a service that a test has no way to, after the sound device that a test machine may lack.
    if (state.kind === 'failed')
      expect(['network', 'not-allowed', 'no-microphone', 'language']).toContain(state.problem);
    else expect(state).toEqual({ kind: 'ended', text: '' });
  });

  it('is gone at once when it is cancelled', () => {
    const dictation = createDictation();
    dictation.start('en-AU');
    dictation.cancel();
    expect(dictation.getState()).toEqual({ kind: 'idle' });
  });
});
