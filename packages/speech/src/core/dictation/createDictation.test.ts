import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recognitionDriver } from '../../testing/recognitionDriver.ts';
import { createDictation } from './createDictation.ts';
import type { DictationState } from './DictationState.ts';

function setUp() {
  const driver = recognitionDriver();
  const dictation = createDictation({ recognition: driver.port });
  const kinds: DictationState['kind'][] = [];
  dictation.subscribe(() => kinds.push(dictation.getState().kind));
  return { driver, dictation, kinds };
}

function listening() {
  const all = setUp();
  all.dictation.start('en-AU');
  all.driver.open();
  return all;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a dictation', () => {
  it('goes from idle through listening to ended', () => {
    const { driver, dictation, kinds } = listening();
    driver.addFinal('good morning');
    dictation.stop();
    driver.end();
    expect(new Set(kinds)).toEqual(new Set(['listening', 'ending', 'ended']));
    expect(dictation.getState()).toEqual({ kind: 'ended', text: 'good morning' });
    expect(driver.calls).toEqual(['start en-AU', 'stop']);
  });

  it('shows words that may change beside those that stay', () => {
    const { driver, dictation } = listening();
    driver.addFinal('good morning');
    driver.addInterim(' how are');
    expect(dictation.getState()).toEqual({
      kind: 'listening',
      final: 'good morning',
      interim: 'how are',
    });
  });

  it('ends after two seconds of silence', () => {
    const { driver, dictation } = listening();
    driver.addFinal('good morning');
    vi.advanceTimersByTime(1999);
    expect(dictation.getState().kind).toBe('listening');
    vi.advanceTimersByTime(1);
    expect(dictation.getState().kind).toBe('ending');
    driver.end();
    expect(dictation.getState()).toEqual({ kind: 'ended', text: 'good morning' });
  });

  it('takes every sound and every word as no silence', () => {
    const { driver, dictation } = listening();
    for (const speak of [() => driver.sound(), () => driver.addInterim('a'), () => driver.addFinal('a b')]) {
      vi.advanceTimersByTime(1500);
      speak();
    }
    vi.advanceTimersByTime(1500);
    expect(dictation.getState().kind).toBe('listening');
  });

  it('counts no silence while the browser still asks for the microphone', () => {
    const { dictation } = setUp();
    dictation.start('en-AU');
    vi.advanceTimersByTime(60_000);
    expect(dictation.getState().kind).toBe('listening');
  });

  it('keeps words that come after the end was asked for', () => {
    const { driver, dictation } = listening();
    driver.addInterim('good mor');
    dictation.stop();
    driver.addFinal('Good morning.');
    driver.end();
    expect(dictation.getState()).toEqual({ kind: 'ended', text: 'Good morning.' });
  });

  it('keeps words that never became final', () => {
    const { driver, dictation } = listening();
    driver.addInterim('good morning');
    dictation.stop();
    driver.end();
    expect(dictation.getState()).toEqual({ kind: 'ended', text: 'good morning' });
  });

  it('ends by itself where a browser never says that it ended', () => {
    const { driver, dictation } = listening();
    driver.addFinal('good morning');
    dictation.stop();
    vi.advanceTimersByTime(3000);
    expect(dictation.getState()).toEqual({ kind: 'ended', text: 'good morning' });
    expect(driver.calls.at(-1)).toBe('abort');
  });

  it('forgets what was said when it is cancelled, and releases the microphone', () => {
    const { driver, dictation } = listening();
    driver.addFinal('good morning');
    dictation.cancel();
    expect(dictation.getState()).toEqual({ kind: 'idle' });
    expect(driver.calls.at(-1)).toBe('abort');
  });

  it('ignores a session that is over', () => {
    const { driver, dictation } = listening();
    dictation.cancel();
    driver.addFinal('too late');
    driver.fail('network');
    expect(dictation.getState()).toEqual({ kind: 'idle' });
  });

  it('begins again after an end', () => {
    const { driver, dictation } = listening();
    dictation.stop();
    driver.end();
    dictation.start('it-IT');
    expect(dictation.getState()).toEqual({ kind: 'listening', final: '', interim: '' });
    expect(driver.calls.at(-1)).toBe('start it-IT');
  });

  it('listens once, however often it is asked to', () => {
    const { driver, dictation } = listening();
    dictation.start('en-AU');
    expect(driver.calls).toEqual(['start en-AU']);
  });

  it('says where the browser has no speech recognition', () => {
    const dictation = createDictation({ recognition: null });
    dictation.start('en-AU');
    expect(dictation.getState()).toEqual({ kind: 'failed', problem: 'unsupported', text: '' });
  });

  it.each([
    ['not-allowed', 'not-allowed'],
    ['service-not-allowed', 'not-allowed'],
    ['audio-capture', 'no-microphone'],
    ['no-speech', 'no-speech'],
    ['network', 'network'],
    ['language-not-supported', 'language'],
    ['bad-grammar', 'other'],
  ])('says what the error %s means', (code, problem) => {
    const { driver, dictation } = listening();
    driver.fail(code);
    expect(dictation.getState()).toEqual({ kind: 'failed', problem, text: '' });
  });

  it('keeps what was heard before an error', () => {
    const { driver, dictation } = listening();
    driver.addFinal('good morning');
    driver.fail('network');
    expect(dictation.getState()).toEqual({ kind: 'failed', problem: 'network', text: 'good morning' });
  });

  it('ends well when the silence comes after words, or another page takes the microphone', () => {
    for (const code of ['no-speech', 'aborted']) {
      const { driver, dictation } = listening();
      driver.addFinal('good morning');
      driver.fail(code);
      expect(dictation.getState()).toEqual({ kind: 'ended', text: 'good morning' });
    }
  });

  it('says so where the recogniser throws', () => {
    const dictation = createDictation({
      recognition: () => {
        throw new DOMException('in use', 'InvalidStateError');
      },
    });
    dictation.start('en-AU');
    expect(dictation.getState()).toEqual({ kind: 'failed', problem: 'other', text: '' });
  });

  it('comes to an end, whatever a recogniser says in whatever order', () => {
    const steps = fc.array(
      fc.constantFrom('open', 'sound', 'addInterim', 'addFinal', 'fail', 'end', 'stop', 'wait'),
    );
    fc.assert(
      fc.property(steps, (order) => {
        const { driver, dictation } = setUp();
        dictation.start('en-AU');
        for (const step of order) {
          if (step === 'addInterim' || step === 'addFinal') driver[step]('word');
          else if (step === 'fail') driver.fail('network');
          else if (step === 'stop') dictation.stop();
          else if (step === 'wait') vi.advanceTimersByTime(700);
          else driver[step]();
        }
        dictation.stop();
        vi.advanceTimersByTime(3000);
        expect(['ended', 'failed']).toContain(dictation.getState().kind);
        expect(vi.getTimerCount()).toBe(0);
      }),
    );
  });
});
