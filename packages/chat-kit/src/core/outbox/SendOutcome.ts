import type { MessageSnapshot } from '../model/MessageSnapshot.ts';

/** What came of one try. `retry` may come with the server's wish for a pause, in milliseconds. */
export type SendOutcome =
  | { readonly kind: 'stored'; readonly message: MessageSnapshot }
  | { readonly kind: 'retry'; readonly afterMilliseconds?: number }
  | { readonly kind: 'refused'; readonly reason: string };
