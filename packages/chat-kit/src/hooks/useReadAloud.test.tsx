// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReadAloud } from './useReadAloud.ts';

class Utterance {
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

let spoken: Utterance[] = [];
beforeEach(() => {
  spoken = [];
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: Utterance) => void spoken.push(utterance),
    cancel: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

it('reads each piece with a voice of its language, and what is in no known one with the person’s', () => {
  const { result } = renderHook(() => useReadAloud('en-AU'));
  act(() =>
    result.current?.toggle('a', [
      { text: 'You could write:', language: 'en' },
      { text: 'Ci vediamo alle nove.', language: 'it' },
      { text: 'OK', language: null },
    ]),
  );
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
    ['You could write:', 'en-AU'],
    ['Ci vediamo alle nove.', 'it'],
    ['OK', 'en-AU'],
  ]);
  expect(result.current?.reading).toBe('a');
  act(() => spoken[0]?.onend?.());
  expect(result.current?.reading).toBe('a');
  act(() => spoken[2]?.onend?.());
  expect(result.current?.reading).toBeNull();
});
