import { describe, expect, it } from 'vitest';
import { browserRecognition } from './browserRecognition.ts';
import type { RecognitionHandlers } from './RecognitionPort.ts';

const silent: RecognitionHandlers = {
  onStart: () => {},
  onSound: () => {},
  onResult: () => {},
  onError: () => {},
  onEnd: () => {},
};

class Recogniser {
  lang = '';
  continuous = false;
  interimResults = false;
  maxAlternatives = 9;
  onstart = null;
  onsoundstart = null;
  onspeechstart = null;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null = null;
  onerror = null;
  onend = null;
  start(): void {}
  stop(): void {}
  abort(): void {}
}

describe('browserRecognition', () => {
  it('finds the recogniser with and without the prefix, and none where there is none', () => {
    expect(browserRecognition({})).toBeNull();
    expect(browserRecognition({ SpeechRecognition: Recogniser })).not.toBeNull();
    expect(browserRecognition({ webkitSpeechRecognition: Recogniser })).not.toBeNull();
  });

  it('asks for interim words in the language, without an end at the first pause', () => {
    const made = browserRecognition({ SpeechRecognition: Recogniser })?.('en-AU', silent);
    expect(made).toMatchObject({ lang: 'en-AU', continuous: true, interimResults: true, maxAlternatives: 1 });
  });
});
