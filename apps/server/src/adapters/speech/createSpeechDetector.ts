/// <reference path="./fvad.d.ts" />
import loadFvad, { type Fvad } from '@echogarden/fvad-wasm';

/** Tells speech from silence and noise, frame by frame. */
export type SpeechDetector = {
  /** Whether a frame of `frameSamples` samples at 16 kHz is speech. */
  isSpeech: (frame: Int16Array) => boolean;
  /** Frees its memory; nothing is called afterwards. */
  close: () => void;
};

/** Samples of one frame: 30 ms at 16 kHz. */
export const frameSamples = 480;

/** How strictly it tells them apart, 0 to 3: with 2 most noise of a room is no speech, and quiet words are. */
const strictness = 2;

let loading: Promise<Fvad> | undefined;

/** Loads the detector of WebRTC, 20 kB of WebAssembly; once per process. */
export async function loadSpeechDetectors(): Promise<() => SpeechDetector> {
  loading ??= loadFvad();
  const module = await loading;
  return () => {
    const detector = module._fvad_new();
    const buffer = module._malloc(frameSamples * 2);
    module._fvad_set_mode(detector, strictness);
    module._fvad_set_sample_rate(detector, 16_000);
    return {
      isSpeech: (frame) => {
        module.HEAP16.set(frame, buffer / 2);
        return module._fvad_process(detector, buffer, frameSamples) === 1;
      },
      close: () => {
        module._fvad_free(detector);
        module._free(buffer);
      },
    };
  };
}
