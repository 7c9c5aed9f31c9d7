import { builtInKinds, type KindBodyProps, type KindDefinition } from '@franca/chat-kit';
import { useOriginNames } from '../../../lib/names/useNames.ts';
import { transcriptSubject } from '../transcripts/transcriptAddress.ts';
import { FileBody } from './FileBody.tsx';

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

/** Height of the button under the files of a message, with the space around it. */
const buttonHeight = 36;

/** Files, of which a transcript can be read. */
const fileKind: KindDefinition<'file'> = {
  ...builtInKinds.file,
  Body: FileBody,
  height: (content) =>
    (builtInKinds.file.height?.(content) ?? 0) +
    (transcriptSubject(content.attachments) === null ? 0 : buttonHeight),
};

/** Kinds of messages that Franca draws in its own way. */
export const chatKinds: readonly KindDefinition[] = [
  { ...builtInKinds.contact, Body: ContactBody },
  fileKind,
];
