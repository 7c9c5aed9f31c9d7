/** What an audio worklet's own scope has beside the ordinary; TypeScript's DOM library does not know it. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
