import type { Page } from '@playwright/test';

/**
 * Puts a recogniser in the place of the browser's own, which needs a service. The page says what it recognised:
 * `recogniser.say('good morning', true)`; `recogniser.lang` is the language that was asked for.
 */
export async function scriptRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recogniser extends EventTarget {
      lang = '';
      onstart: (() => void) | null = null;
      onresult: ((event: { results: unknown[] }) => void) | null = null;
      onend: (() => void) | null = null;
      start(): void {
        Object.assign(globalThis, { recogniser: this });
        queueMicrotask(() => this.onstart?.());
      }
      stop(): void {
        queueMicrotask(() => this.onend?.());
      }
      abort(): void {}
      say(transcript: string, isFinal: boolean): void {
        this.onresult?.({ results: [Object.assign([{ transcript, confidence: 0.9 }], { isFinal })] });
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
  });
}
