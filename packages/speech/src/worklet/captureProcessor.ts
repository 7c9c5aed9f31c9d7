/** Samples in one message: 43 ms at 48 kHz. */
const blockSize = 2048;

/**
 * Collects what the microphone gives, mixed to one channel, and posts it in blocks; `flush` posts what lies between two
 * of them and then says `flushed`. Registered as `franca-capture`.
 */
export class CaptureProcessor extends AudioWorkletProcessor {
  #block = new Float32Array(blockSize);
  #filled = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== 'flush') return;
      this.#post();
      this.port.postMessage('flushed');
    };
  }

  #post(): void {
    if (this.#filled === 0) return;
    const block = this.#block.slice(0, this.#filled);
    this.#filled = 0;
    this.port.postMessage(block, [block.buffer]);
  }

  /** Takes one quantum of the first input. */
  process([channels = []]: Float32Array[][]): boolean {
    const length = channels[0]?.length ?? 0;
    for (let index = 0; index < length; index += 1) {
      let sum = 0;
      for (const channel of channels) sum += channel[index] ?? 0;
      this.#block[this.#filled] = sum / channels.length;
      this.#filled += 1;
      if (this.#filled === blockSize) this.#post();
    }
    return true;
  }
}
