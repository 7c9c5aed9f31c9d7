import { UserRound } from 'lucide-react';
import type { SharedContact } from '../../core/model/Person.ts';
import type { KindDefinition } from '../KindDefinition.ts';
import { ContactBody } from './ContactBody.tsx';

declare global {
  interface FrancaKindContents {
    /** A person. */
    contact: { readonly kind: 'contact'; readonly contact: SharedContact | null };
  }
}

/** A shared person. */
export const contactKind: KindDefinition<'contact'> = {
  kind: 'contact',
  icon: UserRound,
  word: (text) => text('contact'),
  Body: ContactBody,
  hasBody: ({ contact }) => contact !== null,
  height: () => 64,
  searchTexts: ({ contact }) => (contact ? [contact.name] : []),
};
