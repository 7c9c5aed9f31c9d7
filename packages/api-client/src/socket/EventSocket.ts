import type {
  EventAck,
  EventDefinition,
  EventInput,
  EventParams,
  EventPayload,
  SocketNamespace,
} from '@franca/contract';
import type { ConnectionState } from './ConnectionState.ts';

type Incoming<N extends SocketNamespace> = EventDefinition & {
  readonly namespace: N;
  readonly direction: 'toClient';
};
type Outgoing<N extends SocketNamespace> = EventDefinition & {
  readonly namespace: N;
  readonly direction: 'toServer';
};

/** A connection to one namespace, typed by the events of the contract. */
export interface EventSocket<N extends SocketNamespace> {
  /** Opens the connection; it stays open, and comes back after every interruption, until `close`. */
  connect(): void;
  /** Ends the connection and every listener. */
  close(): void;
  /** Listens to an event; `params` complete its name. Answers the function that stops listening. */
  on<E extends Incoming<N>>(
    event: E,
    params: EventParams<E>,
    handler: (payload: EventPayload<E>) => void,
  ): () => void;
  /** Sends an event and answers its acknowledgement. @throws Error when none comes in time */
  emit<E extends Outgoing<N>>(event: E, payload: EventInput<E>): Promise<EventAck<E>>;
  /**
   * Sends `start` now and after every connection, until the returned function sends `stop`. Several holds of the same
   * thing count as one, so that two parts of a page may ask for the same topic.
   */
  hold<Start extends Outgoing<N>, Stop extends Outgoing<N>>(
    start: Start,
    stop: Stop,
    payload: EventInput<Start> & EventInput<Stop>,
  ): () => void;
  /** Where the connection stands. */
  getState(): ConnectionState;
  /** Calls `listener` at every change of the state; answers the function that stops it. */
  subscribe(listener: (state: ConnectionState) => void): () => void;
}
