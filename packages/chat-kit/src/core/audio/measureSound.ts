/** Bars of a waveform that is measured here. */
export const measuredBars = 48;

/** The waveform of samples (-1 to 1) as whole numbers from 0 to 100, the loudest moment at 100. */
export function soundPeaks(samples: Float32Array, bars: number = measuredBars): number[] {
  const levels = Array.from({ length: bars }, (_, bar) => {
    let highest = 0;
    const end = Math.floor(((bar + 1) * samples.length) / bars);
    for (let index = Math.floor((bar * samples.length) / bars); index < end; index += 1) {
      highest = Math.max(highest, Math.abs(samples[index] ?? 0));
    }
    return highest;
  });
  const loudest = Math.max(0.1, ...levels);
  return levels.map((level) => Math.round((level / loudest) * 100));
}

/** What a file itself says about a sound. */
export interface MeasuredSound {
  /** Its length in milliseconds. */
  readonly duration: number;
  /** Its waveform, whole numbers from 0 to 100. */
  readonly peaks: readonly number[];
}

/** Eight thousand samples a second are more than a waveform can show. */
const rate = 8000;

/** Fetches a sound and measures it. Rejects when it cannot be fetched or is no sound that this browser knows. */
export async function measureSound(source: string | Blob, signal: AbortSignal): Promise<MeasuredSound> {
  const bytes = typeof source === 'string' ? await fetchBytes(source, signal) : await source.arrayBuffer();
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes);
  return { duration: Math.round(sound.duration * 1000), peaks: soundPeaks(sound.getChannelData(0)) };
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The sound could not be fetched: ${response.status}.`);
  return response.arrayBuffer();
}
