/** How a socket reaches its server. */
export interface SocketOptions {
  /** Address of the server without namespace; the page's own host when left out. */
  readonly url?: string;
  /** Id of the signed-in person, sent as `user_id` (1 §7). */
  readonly userId: string;
  /** The session token, asked for at every connection. */
  readonly getToken: () => string | null | undefined;
  /** Called when the server no longer takes the session token. */
  readonly onUnauthorized?: () => void;
  /** Milliseconds until an event without acknowledgement fails; 10 000 when left out. */
  readonly ackTimeout?: number;
}
