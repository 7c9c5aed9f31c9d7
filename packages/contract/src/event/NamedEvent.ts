/** The socket.io namespaces of the server. */
export type SocketNamespace = '/chat' | '/call' | '/speech';

/**
 * One socket event as a client has to know it to send or to receive it, without the schema of what it carries. Its wire name
 * is `name`, followed by the value of each suffix, joined by hyphens.
 */
export interface NamedEvent {
  /** Name in programs, for example `chat.new-chat`. */
  readonly id: string;
  /** Where it travels. */
  readonly namespace: SocketNamespace;
  /** Who receives it. */
  readonly direction: 'toServer' | 'toClient';
  /** Wire name without suffix. */
  readonly name: string;
  /** Names of the ids that follow the name, in order. */
  readonly suffix?: readonly string[];
  /** Whether the receiver acknowledges it. */
  readonly acknowledged?: true;
}

/** The ids that complete an event's wire name. */
export type EventParams<E extends NamedEvent> = E extends {
  readonly suffix: readonly (infer Name extends string)[];
}
  ? { readonly [K in Name]: string }
  : Record<never, never>;
