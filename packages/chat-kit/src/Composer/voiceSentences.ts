import type { VoiceProblem } from '../core/model/VoiceInput.ts';
import type { ChatTextKey } from '../strings/ChatStrings.ts';

/** The sentence for each reason why the voice does not work. */
export const voiceSentences = {
  unsupported: 'voiceUnsupported',
  'not-allowed': 'voiceNotAllowed',
  'no-microphone': 'voiceNoMicrophone',
  'no-speech': 'voiceNoSpeech',
  network: 'voiceNetwork',
  language: 'voiceLanguage',
  encoder: 'voiceEncoder',
  other: 'voiceOther',
} as const satisfies Record<VoiceProblem, ChatTextKey>;
