import type { SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import { splitSound } from './splitSound.ts';

/** What came of recorded sound: its words, or that the engine had no time or failed. */
export type SoundOutcome = { status: 'done'; text: string } | { status: 'busy' } | { status: 'failed' };

/** Samples that are given to an engine at once: 128 ms, as from a microphone. */
const pieceSamples = 2048;

/**
 * Recognises recorded sound (16-bit samples at 16 kHz, one channel) with an engine of live speech: part by part, so that one message
 * keeps at most one place of those that calls need.
 */
export async function recognizeSound(
  engine: SpeechRecognizer,
  { samples, language, signal }: { samples: Int16Array; language: string; signal: AbortSignal },
): Promise<SoundOutcome> {
  const texts: string[] = [];
  for (const part of splitSound(samples)) {
    const utterances = new Map<number, string>();
    const gaps: ('overload' | 'engine')[] = [];
    const session = engine.open({
      language,
      signal,
      onText: ({ utterance, text }) => void utterances.set(utterance, text),
      onState: () => undefined,
      onGap: ({ reason }) => void gaps.push(reason),
    });
    if (!session) return { status: 'failed' };
    for (let at = 0; at < part.length; at += pieceSamples) session.push(part.slice(at, at + pieceSamples));
    await session.end();
    if (signal.aborted || gaps.includes('engine')) return { status: 'failed' };
    if (gaps.length > 0) return { status: 'busy' };
    for (const [, text] of [...utterances].sort(([one], [other]) => one - other)) texts.push(text.trim());
  }
  return { status: 'done', text: texts.filter((text) => text !== '').join(' ') };
}
