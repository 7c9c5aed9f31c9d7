/** Why dictation or the recorder does not work, in words that the kit turns into sentences. */
export type VoiceProblem =
  | 'unsupported'
  | 'not-allowed'
  | 'no-microphone'
  | 'no-speech'
  | 'network'
  | 'language'
  | 'encoder'
  | 'other';
