/** Numbers of the call screen's media (1 §9). */
export const media = {
  /** Camera picture: pixels and frames per second. */
  video: { width: 1280, height: 720, frameRate: 24 },
  /** Shared screen: pixels and frames per second, without sound. */
  screen: { width: 1920, height: 1080, frameRate: 10, audio: false, trackName: 'screen' },
  /** Listeners that one room takes without a warning. */
  roomListeners: 20,
  /** Level meter: smoothing 0-1, size of the FFT, highest bar in pixels. */
  audioMeter: { smoothing: 0.2, fftSize: 256, maxHeight: 14 },
  /** Speech stream: hertz captured and sent, samples of 16 bits in one chunk (readings A34: after downsampling). */
  speech: { captureRate: 44_100, sendRate: 16_000, bitsPerSample: 16, chunkSamples: 2048 },
  /** Options of the room connection; rates in bits per second. */
  room: {
    maxAudioBitrate: 16_000,
    bandwidthProfileMode: 'collaboration',
    dominantSpeakerPriority: 'standard',
    networkQuality: { local: 1, remote: 1 },
    maxSubscriptionBitrateMobile: 2_500_000,
  },
} as const;
