import type { ReactNode } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { AudioBody } from '../MessageBubble/AudioBody.tsx';
import { useKindSlot } from '../slots/useSlot.ts';
import { ContactBody } from './ContactBody.tsx';
import { FilesBody } from './FilesBody.tsx';
import * as styles from './MessageContent.styles.ts';
import { PicturesBody } from './PicturesBody.tsx';
import { PlaceBody } from './PlaceBody.tsx';
import { StickerBody } from './StickerBody.tsx';

/** Props of {@link MessageContent}. */
export interface MessageContentProps {
  /** The message. */
  message: ChatMessage;
  /** What can be done with it. */
  actions: MessageActions;
  /** Time and delivery mark, when nothing else carries them. */
  meta: ReactNode;
}

function bodyOf(message: ChatMessage, actions: MessageActions) {
  const { kind, attachments, location, contact, sticker, delivery } = message;
  if (sticker) return <StickerBody source={sticker} />;
  if (location) return <PlaceBody place={location} />;
  if (contact) return <ContactBody contact={contact} onOpen={actions.openContact} />;
  if (!attachments || attachments.length === 0) return null;
  const onCancel = (): void => actions.discard(message);
  if (kind === 'image')
    return <PicturesBody attachments={attachments} delivery={delivery} onCancel={onCancel} />;
  return <FilesBody attachments={attachments} delivery={delivery} onCancel={onCancel} />;
}

/** What a message holds besides words: pictures, files, a sound, a place, a person, a sticker. Renders elements, or nothing. */
export function MessageContent({ message, actions, meta }: MessageContentProps) {
  const OwnKind = useKindSlot<MessageContentProps>(message.kind);
  if (message.isRecalled) return null;
  if (OwnKind) return <OwnKind message={message} actions={actions} meta={meta} />;
  if (message.audio) return <AudioBody audio={message.audio} delivery={message.delivery} meta={meta} />;
  const body = bodyOf(message, actions);
  if (!body) return null;
  return (
    <>
      {body}
      {meta ? <div className={styles.meta}>{meta}</div> : null}
    </>
  );
}
