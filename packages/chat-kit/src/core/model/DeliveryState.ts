/**
 * How far a message has come. `queued` is stored on this device only, `sending` is on its way,
 * `sent` is stored by the server, `failed` got a final refusal whose sentence is `reason`.
 */
export type DeliveryState =
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly reason: string };
