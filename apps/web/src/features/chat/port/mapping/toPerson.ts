import type { Person as KitPerson } from '@franca/chat-kit';
import type { Member, Person } from '@franca/contract';

/** A person of the contract as the kit knows people. */
export function toPerson(person: Person & Partial<Pick<Member, 'is_verified'>>): KitPerson {
  return {
    id: person._id,
    name: person.name,
    avatarUrl: person.avatar,
    isVerified: person.is_verified ?? false,
  };
}
