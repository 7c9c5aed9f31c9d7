import type { CallPerson } from '@franca/call-kit';
import type { Person } from '@franca/contract';

/** A person of the wire as the kit shows them. */
export const toCallPerson = ({ _id, name, avatar }: Pick<Person, '_id' | 'name' | 'avatar'>): CallPerson => ({
  userId: _id,
  name,
  avatarUrl: avatar,
});
