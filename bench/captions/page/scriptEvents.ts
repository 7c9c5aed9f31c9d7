import type { TranscriptEvent } from '@franca/call-kit/transcript';

const vocabulary =
  'the train leaves the station at nine and we meet there before it is dark because nobody likes to wait'.split(
    ' ',
  );
const wordAt = (place: number): string => vocabulary[place % vocabulary.length] ?? 'word';

/** A final line with its translation. */
export function finishedLine(index: number, startedAt: number): TranscriptEvent[] {
  const line = { type: 'line', id: `old-${index}`, userId: `person-${index % 5}`, startedAt } as const;
  const words = Array.from({ length: 6 + (index % 12) }, (_, place) => wordAt(index + place)).join(' ');
  const more = { isFinal: true, revision: 0 };
  return [
    { ...line, ...more, text: words, language: 'en', isTranslated: false, stableLength: words.length },
    { ...line, ...more, text: `es ${words}`, language: 'es', isTranslated: true },
  ];
}

/** An event of the script, and the word that is new in it. */
export interface ScriptedEvent {
  readonly event: TranscriptEvent;
  readonly mark: string;
}

/**
 * Five people who speak at once, one event after the other: each text has a word more, the last two may still change and often do,
 * and every tenth one breaks the recogniser's promise about words that were stable.
 */
export function scriptEvents(): () => ScriptedEvent {
  const speakers = Array.from({ length: 5 }, (_, index) => ({
    userId: `person-${index}`,
    line: 0,
    words: 0,
  }));
  let count = 0;
  return () => {
    const speaker = speakers[count % speakers.length];
    if (!speaker) throw new Error('Nobody speaks.');
    count += 1;
    speaker.words += 1;
    const mark = `w${count}`;
    const isFinal = speaker.words >= 15;
    const isBroken = count % 10 === 0;
    const words = Array.from({ length: speaker.words - 1 }, (_, place) => {
      const mayChange = place >= speaker.words - 3 || (isBroken && place === 1);
      return mayChange ? `${wordAt(place)}${count % 3}` : wordAt(place);
    });
    const text = [...words, mark].join(' ');
    const stable = words.slice(0, -2).join(' ').length;
    const event: TranscriptEvent = {
      type: 'line',
      id: `${speaker.userId}-${speaker.line}`,
      userId: speaker.userId,
      text,
      language: 'en',
      isTranslated: false,
      isFinal,
      revision: count,
      stableLength: isFinal ? text.length : stable,
      startedAt: Date.now() - speaker.words * 250,
    };
    if (isFinal) [speaker.line, speaker.words] = [speaker.line + 1, 0];
    return { event, mark };
  };
}
