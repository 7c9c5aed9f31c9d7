import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether sentences can be spoken here: Debian's package `flite`. */
export const canSpeak = (): boolean => existsSync('/usr/bin/flite');

/** The samples of a WAVE file of 16 bits and one channel. */
function samplesOf(file: Buffer): Int16Array {
  const at = file.indexOf('data') + 8;
  const bytes = file.subarray(at, at + file.readUInt32LE(at - 4));
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** A sentence in the voice `slt` of flite, as 16-bit samples at 16 kHz. Throws where flite is not installed. */
export function speakSentence(sentence: string): Int16Array {
  const directory = mkdtempSync(join(tmpdir(), 'franca-speech-'));
  const file = join(directory, 'sentence.wav');
  try {
    execFileSync('flite', ['-voice', 'slt', '-t', sentence, '-o', file]);
    return samplesOf(readFileSync(file));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** What sounds like a voice to a detector of voices, for engines that are not to understand it: a buzz with the overtones of a vowel. */
export function hum(milliseconds: number): Int16Array {
  const samples = new Int16Array(milliseconds * 16);
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / 16_000;
    const pitch = 140 + 20 * Math.sin(2 * Math.PI * 3 * time);
    let value = 0;
    for (let overtone = 1; overtone <= 20; overtone += 1) {
      const frequency = pitch * overtone;
      const strength =
        Math.exp(-(((frequency - 600) / 500) ** 2)) + 0.4 * Math.exp(-(((frequency - 1700) / 600) ** 2));
      value += strength * Math.sin(2 * Math.PI * 140 * overtone * time);
    }
    samples[index] = Math.round(4000 * value * (0.7 + 0.3 * Math.sin(2 * Math.PI * 4 * time)));
  }
  return samples;
}
