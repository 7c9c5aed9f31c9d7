import { mp3Rates } from '../mp3/encodeMp3.ts';
import { CaptureError, captureProblemOf } from './CaptureError.ts';
import type { OpenCapture } from './OpenCapture.ts';

/** Options of {@link openMicrophone}. */
export interface MicrophoneOptions {
  /** Address of the worklet file, `@franca/speech/worklet`, on the page's own origin. */
  readonly workletUrl: string | URL;
  /** Where the sound comes from. Default: the person's microphone, with echo and noise taken out. */
  readonly getStream?: () => Promise<MediaStream>;
}

const longestStartMs = 5000;

/** Starts a context. Firefox lets the promise of `resume` wait for ever where the machine has nothing that plays sound. */
async function startContext(context: AudioContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The sound of the browser did not start.')), longestStartMs);
  });
  await Promise.race([context.resume(), tooLate]).finally(() => clearTimeout(timer));
}

function askForMicrophone(): Promise<MediaStream> {
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  return navigator.mediaDevices.getUserMedia({ audio });
}

function createContext(): AudioContext {
  const context = new AudioContext();
  if (mp3Rates.includes(context.sampleRate)) return context;
  // 96 kHz and the like: the browser converts better than dropping samples would.
  void context.close();
  return new AudioContext({ sampleRate: 48_000 });
}

/**
 * Opens the microphone through an audio worklet, at a rate that an MP3 can have. Call what it returns in answer to a press:
 * browsers keep a context silent otherwise.
 *
 * @example
 * const open = openMicrophone({ workletUrl: '/assets/worklet.js' });
 * const capture = await open({ onBlock: (samples) => encoding.add(samples), onLost: stop });
 */
export function openMicrophone({ workletUrl, getStream = askForMicrophone }: MicrophoneOptions): OpenCapture {
  return async ({ onBlock, onLost }) => {
    if (typeof AudioWorkletNode === 'undefined' || !navigator.mediaDevices) {
      throw new CaptureError('unsupported');
    }
    const context = createContext();
    let stream: MediaStream | null = null;
    const close = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop();
      if (context.state !== 'closed') void context.close();
    };
    try {
      // Both at once: the worklet loads while the browser asks for permission.
      const [opened] = await Promise.all([getStream(), context.audioWorklet.addModule(workletUrl)]);
      stream = opened;
      await startContext(context);
      const node = new AudioWorkletNode(context, 'franca-capture', { numberOfOutputs: 0 });
      let flushed = (): void => {};
      node.port.onmessage = ({ data }: MessageEvent<Float32Array | 'flushed'>) => {
        if (data === 'flushed') flushed();
        else onBlock(data);
      };
      for (const track of stream.getAudioTracks()) track.addEventListener('ended', onLost);
      context.createMediaStreamSource(stream).connect(node);
      return {
        sampleRate: context.sampleRate,
        flush: () =>
          new Promise<void>((resolve) => {
            // A context that the system has stopped answers nothing, and has nothing left to give.
            if (context.state !== 'running') return resolve();
            flushed = resolve;
            node.port.postMessage('flush');
          }),
        close,
      };
    } catch (error) {
      close();
      throw new CaptureError(captureProblemOf(error), error);
    }
  };
}
