/**
 * The rate a context needs to hear a stream unchanged: that of its microphone, where the browser tells it. A microphone
 * below the target rate (a telephone headset at 8 kHz) is left to the browser to raise.
 *
 * @returns samples per second, or undefined when the context should choose
 */
export function contextRateOf(stream: MediaStream, target: number): number | undefined {
  const rate = stream.getAudioTracks()[0]?.getSettings().sampleRate;
  return rate === undefined ? undefined : Math.max(rate, target);
}
