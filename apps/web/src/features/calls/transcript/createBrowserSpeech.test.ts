import type { LocalMedia, LocalMediaSnapshot } from '@franca/call-kit';
import { recognitionDriver } from '@franca/speech/testing';
import { createListenerSet } from '@franca/ui/core';
import { expect, it } from 'vitest';
import { createBrowserSpeech } from './createBrowserSpeech.ts';
import type { SpokenText } from './SpeechWire.ts';

function start() {
  const driver = recognitionDriver();
  const { subscribe, notify } = createListenerSet();
  let isEnabled = true;
  const local = {
    subscribe,
    getSnapshot: () => ({ microphone: { kind: 'on', isEnabled } }) as LocalMediaSnapshot,
  } as LocalMedia;
  const texts: SpokenText[] = [];
  let failures = 0;
  const speech = createBrowserSpeech({
    recognition: driver.port,
    language: 'vi-VN',
    local,
    prefix: 'page',
    onText: (text) => texts.push(text),
    onFailed: () => (failures += 1),
  });
  return {
    driver,
    speech,
    texts,
    failures: () => failures,
    mute: (isMuted: boolean) => {
      isEnabled = !isMuted;
      notify();
    },
  };
}

it('words keep their id until they are final, and what is said next has another', () => {
  const { driver, speech, texts } = start();
  speech.setActive(true);
  driver.open();
  driver.addInterim('xin');
  driver.addInterim('xin chào');
  driver.addInterim('xin chào');
  driver.addFinal('xin chào');
  driver.addInterim('các bạn');
  expect(texts).toEqual([
    { id: 'page-1-0', text: 'xin', isFinal: false, revision: 0 },
    { id: 'page-1-0', text: 'xin chào', isFinal: false, revision: 1 },
    { id: 'page-1-0', text: 'xin chào', isFinal: true, revision: 2 },
    { id: 'page-1-1', text: 'các bạn', isFinal: false, revision: 0 },
  ]);
});

it('a muted microphone ends listening, and what was said until then is final', () => {
  const { driver, speech, texts, mute } = start();
  speech.setActive(true);
  driver.open();
  driver.addInterim('một nửa');
  mute(true);
  expect(driver.calls).toEqual(['start vi-VN', 'stop']);
  driver.end();
  expect(texts.at(-1)).toEqual({ id: 'page-1-0', text: 'một nửa', isFinal: true, revision: 1 });
  mute(false);
  expect(driver.calls.at(-1)).toBe('start vi-VN');
});

it('switched off it listens no more, and what it has not finished is not sent', () => {
  const { driver, speech, texts } = start();
  speech.setActive(true);
  driver.open();
  driver.addInterim('một nửa');
  speech.setActive(false);
  speech.setActive(false);
  driver.addFinal('một nửa câu');
  driver.end();
  expect(driver.calls).toEqual(['start vi-VN', 'abort']);
  expect(texts).toEqual([{ id: 'page-1-0', text: 'một nửa', isFinal: false, revision: 0 }]);
});

it('a refused recogniser is not asked again', () => {
  const { driver, speech, failures, mute } = start();
  speech.setActive(true);
  driver.fail('not-allowed');
  mute(true);
  mute(false);
  expect(failures()).toBe(1);
  expect(driver.calls).toEqual(['start vi-VN', 'stop'].slice(0, 1));
});
