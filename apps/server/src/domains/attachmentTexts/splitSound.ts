import { joinSamples } from './joinSamples.ts';

/** Samples of one frame: 20 ms at 16 kHz. */
const frame = 320;
/** Frames of silence that are kept between words; longer ones would end an utterance. */
const keptSilence = 20;
/** Frames after which a part ends at the next silence, and after which it ends anyway at the quietest frame of late. */
const [wishedFrames, mostFrames] = [400, 650];

/** Loudness of each frame: the root of the mean square. */
function loudnessOf(samples: Int16Array): number[] {
  const loudness: number[] = [];
  for (let at = 0; at < samples.length; at += frame) {
    const piece = samples.subarray(at, at + frame);
    let sum = 0;
    for (const sample of piece) sum += sample * sample;
    loudness.push(Math.sqrt(sum / piece.length));
  }
  return loudness;
}

/**
 * Divides recorded sound into parts that an engine takes as one utterance each: 13 s at most, cut where it is quiet, with silences
 * shortened to 400 ms. 16-bit samples at 16 kHz, one channel.
 */
export function splitSound(samples: Int16Array): Int16Array[] {
  const loudness = loudnessOf(samples);
  const loud = [...loudness].sort((one, other) => one - other)[Math.floor(loudness.length * 0.95)] ?? 0;
  const isQuiet = (level: number): boolean => level < Math.max(60, loud * 0.06);
  const parts: Int16Array[] = [];
  let kept: { piece: Int16Array; level: number }[] = [];
  let silent = 0;
  let hasWords = false;

  function end(count: number): void {
    if (hasWords && count > 0) parts.push(joinSamples(kept.slice(0, count).map(({ piece }) => piece)));
    kept = kept.slice(count);
    hasWords = kept.some(({ level }) => !isQuiet(level));
  }

  for (const [index, level] of loudness.entries()) {
    silent = isQuiet(level) ? silent + 1 : 0;
    if (silent > keptSilence) continue;
    hasWords ||= silent === 0;
    kept.push({ piece: samples.subarray(index * frame, (index + 1) * frame), level });
    if (silent >= keptSilence / 2 && kept.length >= wishedFrames) end(kept.length);
    if (kept.length < mostFrames) continue;
    const late = kept.slice(wishedFrames);
    const quietest = late.reduce((best, one, at) => (one.level < (late[best]?.level ?? 0) ? at : best), 0);
    end(wishedFrames + quietest);
  }
  end(kept.length);
  return parts;
}
