/**
 * How far a message has come. `queued` is stored on this device only, `sending` is on its way
 * with the share of its file that is there (0 to 1), `sent` is stored by the server, `failed` got a final refusal whose sentence is `reason`.
 */
export type DeliveryState =
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending'; readonly progress?: number }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly reason: string };
