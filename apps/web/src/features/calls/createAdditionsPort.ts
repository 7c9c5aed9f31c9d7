import { ApiError, type EventSocket } from '@franca/api-client';
import type { Addition, AdditionState, AdditionsPort } from '@franca/call-kit';
import { callEventNames, type EndpointData, type endpoints } from '@franca/contract';
import type { CallAddress } from '../../lib/calls/callAddress.ts';
import { api } from '../../lib/data/api.ts';
import { errorText } from '../../lib/data/errorText.ts';

type WireMember = EndpointData<typeof endpoints.calls.add>;

const states = {
  ringing: 'ringing',
  joined: 'joined',
  rejected: 'declined',
  busy: 'busy',
  missed: 'missed',
  left: 'left',
  removed: 'left',
} as const satisfies Record<WireMember['state'], AdditionState>;

const toAddition = ({ user_id, state, invited_by }: WireMember): Addition => ({
  userId: user_id,
  byId: invited_by ?? null,
  state: states[state],
});

/** Those of a call's members who were added while it ran. */
export const additionsIn = (members: readonly WireMember[]): Addition[] =>
  members.filter(({ invited_by }) => invited_by !== undefined).map(toAddition);

/** What adding people needs. */
export interface AdditionsPortOptions {
  /** The call. */
  readonly address: CallAddress;
  /** The socket of the calls. */
  readonly socket: EventSocket<'/call'>;
  /** Subscribes to what the server says of the call after each new connection. */
  readonly onMembers: (listener: (members: readonly WireMember[]) => void) => () => void;
}

/** Adding people to a call over the server of this application. */
export function createAdditionsPort({ address, socket, onMembers }: AdditionsPortOptions): AdditionsPort {
  const { uuid, topicId: topic_id } = address;
  return {
    search: async (search, { signal }) => {
      const people = await api.calls.candidates({ query: { uuid, search }, signal });
      return people.map(({ _id, name, avatar, state }) => ({
        userId: _id,
        name,
        avatarUrl: avatar,
        state: state && states[state],
      }));
    },
    add: async (user_id) => states[(await api.calls.add({ body: { uuid, topic_id, user_id } })).state],
    describeError: (error) => (error instanceof ApiError && error.status > 0 ? errorText(error) : undefined),
    subscribe: ({ onChange, onReset }) => {
      const stops = [
        socket.on(callEventNames.callMember, { uuid }, (member) => onChange(toAddition(member))),
        onMembers((members) => onReset(additionsIn(members))),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
