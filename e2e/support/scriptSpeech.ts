/**
 * Runs in the page before all else: the browser's own recogniser needs a service, so a scripted one stands in for it.
 * `say(words, isFinal)` of the page is what it recognises, once it listens.
 */
export function scriptSpeech(): void {
  class Recogniser extends EventTarget {
    lang = '';
    onstart: (() => void) | null = null;
    onresult: ((event: { results: unknown[] }) => void) | null = null;
    onend: (() => void) | null = null;
    readonly pieces: unknown[] = [];
    start(): void {
      Object.assign(globalThis, {
        say: (transcript: string, isFinal: boolean) => {
          const piece = Object.assign([{ transcript, confidence: 0.9 }], { isFinal });
          this.onresult?.({ results: [...this.pieces, piece] });
          if (isFinal) this.pieces.push(piece);
        },
      });
      queueMicrotask(() => this.onstart?.());
    }
    stop(): void {
      queueMicrotask(() => this.onend?.());
    }
    abort(): void {
      this.stop();
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
}
