import { createStage } from '../downsampler/createStage.ts';
import type { Profile } from '../downsampler/Downsampler.ts';
import type { PcmGapReason, PcmItem } from './PcmItem.ts';
import { gapOf } from './PcmItem.ts';

/** Options of {@link createChunker}; posted to the worklet. */
export interface ChunkerOptions {
  /** Target rate, samples per second. */
  readonly sampleRate: number;
  /** Samples in a chunk. */
  readonly chunkSize: number;
  /** Filter of the downsampler. */
  readonly profile: Profile;
}

/** Cuts a stream of blocks into chunks at the target rate, and keeps the count of its samples. */
export interface Chunker {
  /** The next samples; ends a gap. */
  readonly push: (block: Float32Array) => void;
  /** Begins a gap: the samples so far are emitted at once. */
  readonly interrupt: (reason: PcmGapReason) => void;
  /** Lets time pass in a gap, in samples of the source. */
  readonly skip: (length: number) => void;
  /** Emits the rest. */
  readonly end: () => void;
}

/**
 * Makes a chunker. It counts in samples of the source, and never adds up rounded lengths: after hours the place of a chunk
 * is as exact as at the start.
 *
 * It validates nothing: an error thrown in the worklet, where it runs, reaches nobody.
 *
 * @param from rate of the blocks, samples per second
 * @param emit gets chunks and gaps, in order
 */
export function createChunker(
  from: number,
  { sampleRate: to, chunkSize, profile }: ChunkerOptions,
  emit: (item: PcmItem) => void,
): Chunker {
  const { countFor, write, reset, tail } = createStage({ from, to, profile });
  let scratch = new Int16Array(128);
  let chunk = new Int16Array(chunkSize);
  let filled = 0;
  /** Samples of the source since the start, and of the target that have been given out. */
  let passed = 0;
  let position = 0;
  let reason: PcmGapReason | null = null;

  function emitChunk(): void {
    if (filled === 0) return;
    const samples = filled === chunkSize ? chunk : chunk.slice(0, filled);
    emit({ samples, startSample: position, startSeconds: position / to });
    position += filled;
    filled = 0;
    // Listeners keep what they get, and a worklet gives its memory away.
    chunk = new Int16Array(chunkSize);
  }

  function add(block: Float32Array): void {
    const count = countFor(block.length);
    if (scratch.length < count) scratch = new Int16Array(count);
    write(block, scratch);
    for (let index = 0; index < count; index += 1) {
      chunk[filled] = scratch[index] as number;
      filled += 1;
      if (filled === chunkSize) emitChunk();
    }
  }

  function closeGap(): void {
    if (!reason) return;
    const end = Math.max(position, Math.ceil((passed * to) / from));
    // Nothing is missing before the first sample; later a seam is marked, even when no time was lost.
    if (end > 0) emit(gapOf(position, end - position, to, reason));
    position = end;
    reason = null;
  }

  function finish(): void {
    add(tail);
    reset();
    emitChunk();
  }

  return {
    interrupt: (next) => {
      if (reason) return;
      finish();
      reason = next;
    },
    push: (block) => {
      closeGap();
      add(block);
      passed += block.length;
    },
    skip: (length) => {
      passed += length;
    },
    end: () => {
      if (reason) closeGap();
      else finish();
    },
  };
}
