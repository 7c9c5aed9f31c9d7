import type {
  EventAck,
  EventInput,
  EventParams,
  EventPayload,
  NamedEvent,
  SocketNamespace,
} from '@franca/contract';

/**
 * The state of a socket's connection. `refused`: the server rejected the user, with a code; the socket does not try again
 * until `connect()` is called. `isSilent`: the connection was given up since nothing came over it for 9 seconds. `closed`: `connect()` was not called, or `close()` was.
 */
export type ConnectionState =
  | { readonly status: 'closed' }
  | { readonly status: 'connecting' }
  | { readonly status: 'connected' }
  | { readonly status: 'reconnecting'; readonly reason: string; readonly isSilent?: true }
  | { readonly status: 'refused'; readonly code: string; readonly reason: string };

/** How a socket reaches its server. `query` is typed by the namespace. */
export interface SocketOptions<N extends SocketNamespace = SocketNamespace> {
  /** Address of the server without namespace. Default: the page's own host. */
  readonly url?: string;
  /** Id of the user signed in, sent as `user_id`. */
  readonly userId: string;
  /** The session token, read at every connection. */
  readonly getToken: () => string | null | undefined;
  /** Called when the server no longer takes the session token. */
  readonly onUnauthorized?: () => void;
  /** Milliseconds until an event without acknowledgement fails. Default 10,000. */
  readonly ackTimeout?: number;
  /** Further fields of the handshake, spelled as on the wire; only `/speech` has any. */
  readonly query?: N extends '/speech' ? SpeechQuery : Readonly<Record<never, never>>;
}

/** The handshake of `/speech`. */
export interface SpeechQuery {
  /** BCP 47 tag of what is spoken, for example `en-AU`. */
  readonly accent_code: string;
  /** Language of what is spoken, for example `en`. */
  readonly lang_code: string;
  /** Languages of the other participants, plain codes; empty when all share one. */
  readonly target_lang_codes: readonly string[];
}

type Incoming<N extends SocketNamespace> = NamedEvent & {
  readonly namespace: N;
  readonly direction: 'toClient';
};
type Outgoing<N extends SocketNamespace> = NamedEvent & {
  readonly namespace: N;
  readonly direction: 'toServer';
};

/** A connection to one namespace, typed by the events of the contract. */
export interface EventSocket<N extends SocketNamespace> {
  /** Opens the connection; it stays open, and comes back after every interruption, until `close`. */
  connect(): void;
  /** Ends the connection and every listener. */
  close(): void;
  /** Subscribes to an event; `params` complete its name. Returns the function that unsubscribes. */
  on<E extends Incoming<N>>(
    event: E,
    params: EventParams<E>,
    handler: (payload: EventPayload<E>) => void,
  ): () => void;
  /** Sends an event and returns its acknowledgement. @throws Error when none comes in time */
  emit<E extends Outgoing<N>>(event: E, payload: EventInput<E>): Promise<EventAck<E>>;
  /**
   * Sends `start` now and after every connection, until the returned function sends `stop`. Several subscriptions of the same
   * thing count as one, so that two parts of a page may subscribe to the same topic.
   */
  keepSubscribed<Start extends Outgoing<N>, Stop extends Outgoing<N>>(
    start: Start,
    stop: Stop,
    payload: EventInput<Start> & EventInput<Stop>,
  ): () => void;
  /** The state of the connection. */
  getState(): ConnectionState;
  /** Calls `listener` at every change of the state; returns the function that unsubscribes. */
  subscribe(listener: (state: ConnectionState) => void): () => void;
}
