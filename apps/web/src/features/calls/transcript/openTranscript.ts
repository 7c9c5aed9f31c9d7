import type { CallSession } from '@franca/call-kit';
import { browserRecognition, speechTagOf } from '@franca/speech';
import { createSpeechWire } from './createSpeechWire.ts';
import { createTranscript, type PageTranscript } from './createTranscript.ts';
import { keepTranscript } from './keepTranscript.ts';
import { readingCall } from './readingCall.ts';

/** Who speaks and reads here, and who else is in the call. */
export interface TranscriptPlace {
  /** Name of what the viewer speaks, as in their profile. */
  readonly accent: string | null;
  readonly language: string | null;
  /** Names of the languages of the other participants. */
  readonly otherLanguages: readonly (string | null)[];
  /** Says in the conversation what a kept transcript is; null for a guest, who cannot keep it there. */
  readonly caption: string | null;
}

/** The plain code of a language by its name: `es` for Spanish. */
const codeOf = (name: string | null): string => speechTagOf(name).split('-')[0] ?? 'en';

/** Opens the transcript of a call in this page. */
export function openTranscript(session: CallSession, place: TranscriptPlace): PageTranscript {
  const { uuid, topicId, viewerId } = session.facts;
  const { caption } = place;
  const tag = speechTagOf(place.accent ?? place.language);
  const own = codeOf(place.language ?? place.accent);
  const others = [...new Set(place.otherLanguages.map(codeOf))].filter((code) => code !== own);
  const wire = createSpeechWire({
    uuid,
    userId: viewerId,
    query: { accent_code: tag, lang_code: own, target_lang_codes: others },
  });
  const transcript = createTranscript({
    uuid,
    userId: viewerId,
    wire,
    local: session.local,
    recognition: browserRecognition(),
    language: tag,
    ...(caption !== null && {
      keep: (kept) => keepTranscript(kept, { topicId, userId: viewerId, caption }),
    }),
  });
  // A page that is loaded anew reads on.
  if (readingCall.isOf(uuid)) transcript.start();
  return transcript;
}
