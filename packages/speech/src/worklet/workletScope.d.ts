/** What an audio worklet's own scope has beside the ordinary; TypeScript's DOM library does not know it. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Samples per second of the context. */
declare const sampleRate: number;

declare function registerProcessor(
  name: string,
  processor: new (options: never) => AudioWorkletProcessor,
): void;
