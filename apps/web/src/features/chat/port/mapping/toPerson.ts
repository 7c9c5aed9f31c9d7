import type { Person as KitPerson } from '@franca/chat-kit';
import type { Member, Person } from '@franca/contract';
import { translate } from '../../../../strings/texts.ts';

/** The name of a person; of a deleted account in the language of the interface. */
export function nameOf({ name, is_deleted }: Pick<Person, 'name' | 'is_deleted'>): string {
  return is_deleted ? translate('people.deletedAccount') : name;
}

/** A person of the contract as the kit knows people. */
export function toPerson(person: Person & Partial<Pick<Member, 'is_verified'>>): KitPerson {
  return {
    id: person._id,
    name: nameOf(person),
    avatarUrl: person.avatar,
    isVerified: person.is_verified ?? false,
  };
}
