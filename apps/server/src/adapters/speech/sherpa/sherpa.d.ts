declare module 'sherpa-onnx-node' {
  /** The sound of one utterance. */
  export class OnlineStream {
    acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
    inputFinished(): void;
  }
  /** A loaded model. Ends the process where the model is none. */
  export class OnlineRecognizer {
    constructor(config: {
      featConfig: { sampleRate: number; featureDim: number };
      modelConfig: {
        transducer: { encoder: string; decoder: string; joiner: string };
        tokens: string;
        numThreads: number;
        provider: 'cpu';
        debug: 0 | 1;
      };
    });
    createStream(): OnlineStream;
    isReady(stream: OnlineStream): boolean;
    decode(stream: OnlineStream): void;
    getResult(stream: OnlineStream): { text: string };
  }
}
