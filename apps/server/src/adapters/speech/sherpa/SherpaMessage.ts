/** What the server tells the process of a model; `id` names an utterance. */
export type SherpaRequest =
  | { kind: 'begin'; id: number }
  /** Samples of 16 bits at 16 kHz. */
  | { kind: 'sound'; id: number; samples: Int16Array }
  | { kind: 'end'; id: number }
  /** Nobody wants it any more. */
  | { kind: 'drop'; id: number };

/** What that process answers. */
export type SherpaAnswer =
  /** The model is loaded. */
  | { kind: 'ready' }
  /** So many samples of an utterance are recognised. */
  | { kind: 'taken'; id: number; count: number }
  | { kind: 'text'; id: number; text: string; isFinal: boolean };
