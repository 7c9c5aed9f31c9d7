import type { EventDefinition, EventInput, EventParams } from '@franca/contract';

/** Tells connected people about events of the contract. Nothing is kept: the database is the truth. */
export type Publisher = {
  /** To all sockets of one person. */
  toUser: <E extends EventDefinition>(
    userId: string,
    event: E,
    params: EventParams<E>,
    payload: EventInput<E>,
  ) => void;
  /** To those sockets of one member that listen to a topic. */
  toMember: <E extends EventDefinition>(
    topicId: string,
    userId: string,
    event: E,
    params: EventParams<E>,
    payload: EventInput<E>,
  ) => void;
  /** Whether a person has a socket open. */
  isOnline: (userId: string) => boolean;
};
