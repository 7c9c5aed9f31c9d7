// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recognitionDriver } from '../testing/recognitionDriver.ts';
import { useDictation } from './useDictation.ts';

afterEach(cleanup);

function setUp() {
  const driver = recognitionDriver();
  const onText = vi.fn();
  const hook = renderHook(({ language }) => useDictation({ language, onText, recognition: driver.port }), {
    initialProps: { language: 'en-AU' },
  });
  return { driver, onText, ...hook };
}

describe('useDictation', () => {
  it('reports the text once, when it has ended', () => {
    const { driver, onText, result } = setUp();
    act(() => result.current.start());
    act(() => {
      driver.open();
      driver.addFinal('good morning');
    });
    expect(result.current.state).toMatchObject({ kind: 'listening', final: 'good morning' });
    expect(onText).not.toHaveBeenCalled();
    act(() => {
      result.current.stop();
      driver.end();
    });
    expect(onText.mock.calls).toEqual([['good morning']]);
  });

  it('listens in the language of the moment', () => {
    const { driver, result, rerender } = setUp();
    rerender({ language: 'it-IT' });
    act(() => result.current.start());
    expect(driver.calls).toEqual(['start it-IT']);
  });

  it('releases the microphone and reports nothing when it unmounts', () => {
    const { driver, onText, result, unmount } = setUp();
    act(() => result.current.start());
    act(() => driver.addFinal('good morning'));
    unmount();
    expect(driver.calls.at(-1)).toBe('abort');
    expect(onText).not.toHaveBeenCalled();
  });

  it('reports nothing where nothing was recognised', () => {
    const { driver, onText, result } = setUp();
    act(() => result.current.start());
    act(() => driver.fail('no-speech'));
    expect(result.current.state).toMatchObject({ kind: 'failed', problem: 'no-speech' });
    expect(onText).not.toHaveBeenCalled();
  });
});
