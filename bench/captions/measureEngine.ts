import { randomUUID } from 'node:crypto';
import { speakSentence } from '../../apps/server/test/speakSentence.ts';
import { openCall, pieceMs, pieceSamples, type TranscribedCall } from './openCall.ts';

/** Milliseconds from the end of what was said until its final line is there, and until its translation is. */
export interface EngineSamples {
  readonly original: number[];
  readonly translation: number[];
}

/** Sentences that the phrase memory translates. */
const sentences = [
  'How is your family?',
  'What time does the train leave?',
  'I have a question.',
  'Good morning.',
  'See you tomorrow.',
];

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** The sound of a sentence without the silence behind it. */
function withoutEnd(samples: Int16Array): Int16Array {
  let last = samples.length - 1;
  while (last > 0 && Math.abs(samples[last] ?? 0) < 200) last -= 1;
  return samples.subarray(0, last + 1);
}

/** Sends sound as fast as somebody speaks; answers when its last piece was sent. */
export async function speak(
  speaker: Pick<TranscribedCall['speaker'], 'sound'>,
  sound: Int16Array,
): Promise<number> {
  const begin = performance.now();
  for (let at = 0; at < sound.length; at += pieceSamples) {
    await wait(begin + (at / pieceSamples + 1) * pieceMs - performance.now());
    const piece = new Int16Array(pieceSamples);
    piece.set(sound.subarray(at, at + pieceSamples));
    speaker.sound(piece);
  }
  return performance.now();
}

/** Waits for the final line, or its answer in the other language; undefined where there is none in ten seconds. */
function nextLine(
  call: TranscribedCall,
  isTranslated: boolean,
): Promise<{ at: number; isDone: boolean } | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(undefined), 10_000);
    const finish = (found: { at: number; isDone: boolean } | undefined): void => {
      clearTimeout(timer);
      stop();
      resolve(found);
    };
    const stop = call.onLine((line) => {
      if (line.isFinal && line.isTranslated === isTranslated)
        finish({ at: performance.now(), isDone: line.failed !== true });
    });
  });
}

async function measure(
  call: TranscribedCall,
  rounds: number,
  say: (sentence: string) => Promise<number>,
): Promise<EngineSamples> {
  const samples: EngineSamples = { original: [], translation: [] };
  for (let round = 0; round < rounds; round += 1) {
    const [original, translation] = [nextLine(call, false), nextLine(call, true)];
    const ended = await say(sentences[round % sentences.length] ?? '');
    const first = await original;
    const second = await translation;
    if (first) samples.original.push(first.at - ended);
    if (second?.isDone) samples.translation.push(second.at - ended);
  }
  return samples;
}

/** How long an engine of the server takes: sentences of flite, spoken in real time, with a second of silence behind each. */
export async function measureSound(url: string, rounds: number): Promise<EngineSamples> {
  const call = await openCall(url);
  const silence = new Int16Array(16_000);
  try {
    return await measure(call, rounds, async (sentence) => {
      const ended = await speak(call.speaker, withoutEnd(speakSentence(sentence)));
      await speak(call.speaker, silence);
      return ended;
    });
  } finally {
    call.close();
  }
}

/** The same where the speaker's browser has recognised the words: they leave the page when they are final. */
export async function measureBrowser(url: string, rounds: number): Promise<EngineSamples> {
  const call = await openCall(url);
  try {
    return await measure(call, rounds, async (sentence) => {
      // Fewer than somebody may send.
      await wait(60);
      call.speaker.text(randomUUID(), sentence);
      return performance.now();
    });
  } finally {
    call.close();
  }
}
