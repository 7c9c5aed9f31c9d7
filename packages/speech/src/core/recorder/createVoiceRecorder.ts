import { createListeners } from '../createListeners.ts';
import { CaptureError } from './capture/CaptureError.ts';
import type { Capture, OpenCapture } from './capture/OpenCapture.ts';
import type { AudioEncoding, StartEncoding } from './mp3/encodeMp3.ts';
import { encodeMp3 } from './mp3/encodeMp3.ts';
import { highestOf, peaksOf } from './peaksOf.ts';
import type { VoiceRecorder, VoiceRecorderState, VoiceRecording } from './VoiceRecorder.ts';

/** The longest voice message by default, in milliseconds. */
const longestRecording = 5 * 60_000;

/** Options of {@link createVoiceRecorder}. */
export interface VoiceRecorderOptions {
  /** Opens the microphone; see `openMicrophone`. */
  readonly open: OpenCapture;
  /** Turns samples into a file. Default: MP3 in a worker. */
  readonly encode?: StartEncoding;
  /** The longest recording, in milliseconds. Default five minutes. */
  readonly longest?: number;
}

/** One recording. Callbacks of an earlier one are ignored. */
interface Take {
  capture: Capture | null;
  encoding: AudioEncoding | null;
  samples: number;
  levels: number[];
  /** Whether its last block has come: a microphone goes on for a moment after it was closed. */
  isOver: boolean;
}

const emptyTake = (): Take => ({ capture: null, encoding: null, samples: 0, levels: [], isOver: false });

const millisecondsOf = ({ samples, capture }: Take): number =>
  capture ? (samples / capture.sampleRate) * 1000 : 0;

/** The nearest whole second, as the length of a sound is shown: the message has the length that was read while it was made. */
const secondsOf = (take: Take): number => Math.round(millisecondsOf(take) / 1000);

/** Those of a recording that is over: the shortest message has one. */
const lengthOf = (take: Take): number => Math.max(1, secondsOf(take));

/** The file of a take that has been encoded; null when it holds no sound. */
function recordingOf(take: Take, bytes: Uint8Array<ArrayBuffer> | undefined): VoiceRecording | null {
  const duration = Math.round(millisecondsOf(take));
  if (!bytes || duration === 0) return null;
  const file = new File([bytes], 'audio.mp3', { type: 'audio/mpeg' });
  return { file, duration, peaks: peaksOf(take.levels) };
}

/** Adds a block, cut to the longest recording in milliseconds; null while nothing is open. */
function addBlock(
  take: Take,
  block: Float32Array,
  longest: number,
): { level: number; isFull: boolean } | null {
  const { capture, encoding } = take;
  if (!capture || !encoding) return null;
  const room = Math.round((longest / 1000) * capture.sampleRate) - take.samples;
  const samples = block.length > room ? block.slice(0, room) : block;
  const level = highestOf(samples);
  take.samples += samples.length;
  take.levels.push(level);
  encoding.add(samples);
  return { level, isFull: samples.length === room };
}

/**
 * Records voice messages: idle and recording, with a pause; what is cancelled is never encoded to its end. The
 * file is made while the person speaks, so that `finish` takes no time that grows with the message.
 *
 * @example
 * const recorder = createVoiceRecorder({ open: openMicrophone({ workletUrl }) });
 * await recorder.start();
 * const recording = await recorder.finish(); // { file: File('audio.mp3'), duration: 3021, peaks: [...] }
 */
export function createVoiceRecorder(options: VoiceRecorderOptions): VoiceRecorder {
  const { open, encode = encodeMp3, longest = longestRecording } = options;
  const states = createListeners<[]>();
  const levels = createListeners<[level: number]>();
  let state: VoiceRecorderState = { kind: 'idle' };
  let take = emptyTake();

  const setState = (next: VoiceRecorderState): void => {
    state = next;
    states.notify();
  };

  const seconds = (): number => secondsOf(take);

  const drop = (next: VoiceRecorderState): void => {
    take.capture?.close();
    take.encoding?.cancel();
    take = emptyTake();
    setState(next);
  };

  const stop = (reason: 'limit' | 'lost'): void => {
    if (state.kind !== 'recording' && state.kind !== 'paused') return;
    take.capture?.close();
    setState({ kind: 'stopped', seconds: lengthOf(take), reason });
  };

  const keep = (mine: Take, block: Float32Array): void => {
    const added = addBlock(mine, block, longest);
    if (!added) return;
    levels.notify(added.level);
    if (added.isFull) stop('limit');
    else if (state.kind === 'recording' && state.seconds !== seconds()) {
      setState({ kind: 'recording', seconds: seconds() });
    }
  };

  return {
    getState: () => state,
    getLevels: () => take.levels,
    subscribe: states.subscribe,
    subscribeLevel: levels.subscribe,
    start: async () => {
      if (state.kind !== 'idle' && state.kind !== 'failed') return;
      const mine = emptyTake();
      take = mine;
      setState({ kind: 'starting' });
      try {
        const capture = await open({
          onBlock: (block) => {
            // The last block before a pause or the end is on its way when the button is pressed: it belongs to it.
            if (take === mine && !mine.isOver && (state.kind === 'recording' || state.kind === 'finishing'))
              keep(mine, block);
          },
          onLost: () => {
            if (take === mine) stop('lost');
          },
        });
        // Cancelled while the browser asked for permission.
        if (take !== mine) return capture.close();
        mine.capture = capture;
        mine.encoding = encode(capture.sampleRate);
        setState({ kind: 'recording', seconds: 0 });
      } catch (error) {
        if (take !== mine) return;
        drop({ kind: 'failed', problem: error instanceof CaptureError ? error.problem : 'other' });
      }
    },
    pause: () => {
      if (state.kind === 'recording') setState({ kind: 'paused', seconds: seconds() });
    },
    resume: () => {
      if (state.kind === 'paused') setState({ kind: 'recording', seconds: seconds() });
    },
    finish: async () => {
      if (state.kind !== 'recording' && state.kind !== 'paused' && state.kind !== 'stopped') return null;
      const mine = take;
      const wasRecording = state.kind === 'recording';
      setState({ kind: 'finishing', seconds: lengthOf(mine) });
      try {
        mine.isOver = !wasRecording;
        if (wasRecording) await mine.capture?.flush();
        mine.isOver = true;
        mine.capture?.close();
        // With its last block.
        if (take === mine) setState({ kind: 'finishing', seconds: lengthOf(mine) });
        const bytes = await mine.encoding?.finish();
        if (take !== mine) return null;
        take = emptyTake();
        setState({ kind: 'idle' });
        return recordingOf(mine, bytes);
      } catch {
        if (take === mine) drop({ kind: 'failed', problem: 'encoder' });
        return null;
      }
    },
    cancel: () => {
      if (state.kind !== 'idle') drop({ kind: 'idle' });
    },
  };
}
