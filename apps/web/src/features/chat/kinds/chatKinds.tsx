import { builtInKinds, type KindBodyProps, type KindDefinition } from '@franca/chat-kit';
import { useOriginNames } from '../../../lib/names/useNames.ts';

const { Body } = builtInKinds.contact;

/** A shared contact with the reader's word for its country, which the server names in English. */
function ContactBody({ content, ...props }: KindBodyProps<'contact'>) {
  const names = useOriginNames();
  const { contact } = content;
  const country = contact?.country && names.country(contact.country);
  return Body ? (
    <Body {...props} content={{ ...content, contact: contact && { ...contact, country } }} />
  ) : null;
}

/** Kinds of messages that Franca draws in its own way. */
export const chatKinds: readonly KindDefinition[] = [{ ...builtInKinds.contact, Body: ContactBody }];
