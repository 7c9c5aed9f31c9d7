import type { PcmSource } from './PcmSource.ts';

/** A stream and whether we have opened it, and therefore close it. */
export interface OpenedStream {
  readonly stream: MediaStream;
  readonly ours: boolean;
}

/** Asks for the microphone where the source is only a wish. */
export async function openStream(source: Exclude<PcmSource, AudioNode>): Promise<OpenedStream> {
  if (source instanceof MediaStream) return { stream: source, ours: false };
  return { stream: await navigator.mediaDevices.getUserMedia({ audio: source }), ours: true };
}
