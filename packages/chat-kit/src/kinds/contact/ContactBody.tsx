import { Button } from '@franca/ui/Button';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { use } from 'react';
import { ChatContext } from '../../context/ChatContext.ts';
import { useChatText } from '../../hooks/useChatText.ts';
import * as styles from '../../MessageContent/CardBody.styles.ts';
import { Avatar } from '../../slots/Avatar.ts';
import type { KindBodyProps } from '../KindDefinition.ts';

/** A shared contact: picture, name, country. Renders a `<span>`. */
export function ContactBody({ content: { contact }, actions }: KindBodyProps<'contact'>) {
  const text = useChatText();
  const viewerId = use(ChatContext)?.port.viewer.id;
  if (!contact) return null;
  const onOpen = actions.openContact;
  // Nobody writes to themselves.
  const isViewer = viewerId === contact.id;
  return (
    <span className={styles.root}>
      <Avatar name={contact.name} src={contact.avatarUrl} verified={contact.isVerified} decorative />
      <span className={styles.words}>
        <VisuallyHidden>{text('contact')}: </VisuallyHidden>
        <span className={styles.title}>
          <bdi>{contact.name}</bdi>
        </span>
        {contact.country ? (
          <span className={styles.more}>
            <bdi>{contact.country}</bdi>
          </span>
        ) : null}
      </span>
      {onOpen && !isViewer ? (
        <Button size="small" variant="neutral" onClick={() => onOpen(contact)}>
          {text('openContact')}
        </Button>
      ) : null}
    </span>
  );
}
