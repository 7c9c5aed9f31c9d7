import type { MessagePage } from '@franca/chat-kit';

/** What the server says to the page, so that both render the same. */
export interface Served {
  /** Addresses of the style sheets that were built. */
  readonly styles: readonly string[];
  /** The newest messages of the conversation, or null on the page of the ten components. */
  readonly messages: MessagePage | null;
}
