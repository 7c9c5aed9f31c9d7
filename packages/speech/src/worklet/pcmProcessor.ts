import type { ChunkerOptions } from '../core/pcm/createChunker.ts';
import { createChunker } from '../core/pcm/createChunker.ts';
import type { FromProcessor, ToProcessor } from '../core/pcm/WorkletMessages.ts';

/** What a quantum without a source holds. */
const silence = new Float32Array(128);

/**
 * Brings one input to the target rate and posts it in chunks; registered as `franca-pcm`. Time starts with the first
 * quantum that has a source.
 */
export class PcmProcessor extends AudioWorkletProcessor {
  readonly #chunker;
  #started = false;
  #interrupted = false;
  #ended = false;

  constructor({ processorOptions }: { processorOptions: ChunkerOptions }) {
    super();
    this.#chunker = createChunker(sampleRate, processorOptions, (item) => {
      this.#post({ kind: 'item', item }, 'gap' in item ? [] : [item.samples.buffer]);
    });
    this.port.onmessage = ({ data }: MessageEvent<ToProcessor>) => this.#obey(data);
  }

  #post(message: FromProcessor, transfer: Transferable[] = []): void {
    this.port.postMessage(message, transfer);
  }

  #obey(message: ToProcessor): void {
    if (message.kind === 'interrupt') {
      this.#chunker.interrupt(message.reason);
      this.#interrupted = true;
      this.#post({ kind: 'interrupted' });
    } else if (message.kind === 'resume') {
      this.#interrupted = false;
    } else if (!this.#ended) {
      this.#ended = true;
      this.#chunker.end();
      this.#post({ kind: 'ended' });
    }
  }

  /** Takes one quantum of the first input, already mixed to one channel. */
  process([input = []]: Float32Array[][]): boolean {
    const [channel] = input;
    if (this.#ended) return false;
    if (!this.#started) {
      if (!channel) return true;
      this.#started = true;
      this.#post({ kind: 'started' });
    }
    if (this.#interrupted) this.#chunker.skip(channel?.length ?? silence.length);
    else this.#chunker.push(channel ?? silence);
    return true;
  }
}
