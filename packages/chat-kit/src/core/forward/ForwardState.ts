/** How far the sending of a message to one more person has come; `failed` says why. */
export type ForwardState =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly reason: string };
