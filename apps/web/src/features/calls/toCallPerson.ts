import type { CallPerson } from '@franca/call-kit';
import type { EndpointData, endpoints } from '@franca/contract';

type Member = EndpointData<typeof endpoints.calls.info>['topic']['members'][number];

/** A member of the conversation as the kit shows them. */
export const toCallPerson = ({ _id, name, avatar }: Member): CallPerson => ({
  userId: _id,
  name,
  avatarUrl: avatar,
});
