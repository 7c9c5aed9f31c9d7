import { Avatar } from '@franca/ui/Avatar';
import { Button } from '@franca/ui/Button';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { use } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { SharedContact } from '../core/model/Person.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useSlot } from '../slots/useSlot.ts';
import * as styles from './CardBody.styles.ts';

/** Props of {@link ContactBody}. */
export interface ContactBodyProps {
  /** The person. */
  contact: SharedContact;
  /** Opens the conversation with the person; without it there is no button. */
  onOpen?: (contact: SharedContact) => void;
}

/** A shared contact: picture, name, country. Renders a `<span>`. */
export function ContactBody({ contact, onOpen }: ContactBodyProps) {
  const text = useChatText();
  const Picture = useSlot('Avatar', Avatar);
  // Nobody writes to themselves.
  const isViewer = use(ChatContext)?.port.viewer.id === contact.id;
  return (
    <span className={styles.root}>
      <Picture name={contact.name} src={contact.avatarUrl} verified={contact.isVerified} decorative />
      <span className={styles.words}>
        <VisuallyHidden>{text('contact')}: </VisuallyHidden>
        <bdi className={styles.title}>{contact.name}</bdi>
        {contact.country ? <bdi className={styles.more}>{contact.country}</bdi> : null}
      </span>
      {onOpen && !isViewer ? (
        <Button size="small" variant="neutral" onClick={() => onOpen(contact)}>
          {text('openContact')}
        </Button>
      ) : null}
    </span>
  );
}
