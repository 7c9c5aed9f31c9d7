import { soundPeaks } from './soundPeaks.ts';

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
