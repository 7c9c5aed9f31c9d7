/**
 * Why a dictation could not go on, in words that a screen turns into sentences. `unsupported`: the browser has no speech
 * recognition; `not-allowed`: the microphone or the recogniser was refused; `no-microphone`: there is none, or another
 * program holds it; `no-speech`: nothing was heard; `network`: the recogniser is a service and cannot be reached;
 * `language`: it does not know the language; `other`: anything else.
 */
export type DictationProblem =
  | 'unsupported'
  | 'not-allowed'
  | 'no-microphone'
  | 'no-speech'
  | 'network'
  | 'language'
  | 'other';

/**
 * State of a dictation. `final` will not change any more, `interim` may; `ending` waits for the last words after
 * a second press or two seconds of silence. `ended` and `failed` carry the recognised text, without spaces around it.
 */
export type DictationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'listening' | 'ending'; readonly final: string; readonly interim: string }
  | { readonly kind: 'ended'; readonly text: string }
  | { readonly kind: 'failed'; readonly problem: DictationProblem; readonly text: string };
