import { checkRates } from '../downsampler/checkRates.ts';
import type { ChunkerOptions } from './createChunker.ts';
import type { PcmGapReason, PcmItem } from './PcmItem.ts';
import { type FromProcessor, pcmProcessorName, type ToProcessor } from './WorkletMessages.ts';

/** Callbacks of a session; positions are counted from its own start. */
export interface SessionHandlers {
  /** The first quantum with a source has come. */
  readonly onStarted: () => void;
  /** The next chunk or gap. */
  readonly onItem: (item: PcmItem) => void;
}

/** One worklet node in one context. */
export interface PcmSession {
  /** What sources are connected to. */
  readonly node: AudioWorkletNode;
  /** Begins a gap; resolves when nothing more is taken. */
  readonly interrupt: (reason: PcmGapReason) => Promise<void>;
  /** Ends a gap. */
  readonly resume: () => void;
  /** Has the rest given out, and resolves when it has been. */
  readonly end: () => Promise<void>;
}

/** Loads the worklet into a context and makes one node of it, which mixes its input to one channel. */
export async function createSession(
  context: BaseAudioContext,
  workletUrl: string | URL,
  processorOptions: ChunkerOptions,
  { onStarted, onItem }: SessionHandlers,
): Promise<PcmSession> {
  // Here, where it can be thrown: in the worklet it would be an event without words.
  checkRates(context.sampleRate, processorOptions.sampleRate);
  await context.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(context, pcmProcessorName, {
    numberOfInputs: 1,
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions,
  });
  let interrupted = (): void => {};
  let ended = (): void => {};
  node.port.onmessage = ({ data }: MessageEvent<FromProcessor>) => {
    if (data.kind === 'item') onItem(data.item);
    else if (data.kind === 'started') onStarted();
    else if (data.kind === 'interrupted') interrupted();
    else ended();
  };
  const post = (message: ToProcessor): void => node.port.postMessage(message);

  return {
    node,
    resume: () => post({ kind: 'resume' }),
    interrupt: (reason) =>
      new Promise((resolve) => {
        post({ kind: 'interrupt', reason });
        if (context.state !== 'running') return resolve();
        interrupted = resolve;
      }),
    end: () =>
      new Promise((resolve) => {
        post({ kind: 'end' });
        // A context that the system has stopped answers nothing, and has nothing left to give.
        if (context.state !== 'running') return resolve();
        ended = resolve;
      }),
  };
}
