declare module '@echogarden/fvad-wasm' {
  /** WebRTC's detector of voice, compiled to WebAssembly; pointers are numbers of bytes. */
  export type Fvad = {
    readonly HEAP16: Int16Array;
    _malloc: (bytes: number) => number;
    _free: (pointer: number) => void;
    _fvad_new: () => number;
    _fvad_free: (detector: number) => void;
    _fvad_set_mode: (detector: number, mode: 0 | 1 | 2 | 3) => number;
    _fvad_set_sample_rate: (detector: number, rate: number) => number;
    /** 1 where the frame is speech, 0 where not, -1 for a length it does not take. */
    _fvad_process: (detector: number, frame: number, samples: number) => -1 | 0 | 1;
  };
  export default function load(): Promise<Fvad>;
}
