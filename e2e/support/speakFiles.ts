import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A sentence as a WAVE file, spoken by the machine's own synthesiser. */
export function spokenFile(words: string): Uint8Array {
  const directory = mkdtempSync(join(tmpdir(), 'franca-voice-'));
  const file = join(directory, 'voice.wav');
  try {
    execFileSync('flite', ['-voice', 'slt', '-t', words, '-o', file]);
    return readFileSync(file);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/**
 * Runs in the page before all else: a microphone that plays what {@link speakFile} is given, and is silent otherwise. The browser has no
 * recogniser of its own, so that the sound is sent.
 */
export function speakFiles(): void {
  Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  const { mediaDevices } = navigator;
  const openOwn = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async ({ audio, video } = {}) => {
    const others = video ? (await openOwn({ video })).getTracks() : [];
    if (!audio) return new MediaStream(others);
    const context = new AudioContext();
    const output = new MediaStreamAudioDestinationNode(context);
    Object.assign(globalThis, {
      speakFile: async (base64: string) => {
        await context.resume();
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const buffer = await context.decodeAudioData(bytes.buffer);
        const source = new AudioBufferSourceNode(context, { buffer });
        source.connect(output);
        source.start();
      },
    });
    return new MediaStream([...others, ...output.stream.getAudioTracks()]);
  };
}

/** Plays a WAVE file into the microphone of a page with {@link speakFiles}. */
export const speakFile = (page: Page, wave: Uint8Array): Promise<void> =>
  page.evaluate(
    (base64) => (globalThis as unknown as { speakFile: (base64: string) => Promise<void> }).speakFile(base64),
    Buffer.from(wave).toString('base64'),
  );
