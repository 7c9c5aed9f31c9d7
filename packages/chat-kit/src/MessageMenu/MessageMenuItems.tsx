import { createSlot } from '@franca/ui/kit';
import type { ReactNode } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';

/** Props of {@link MessageMenuItems}. */
export interface MessageMenuItemsProps {
  /** The message whose menu is open. */
  message: ChatMessage;
  /** Whether the viewer wrote it. */
  isOwn: boolean;
}

/** Where an application puts what else can be done with a message. Renders nothing of its own. */
export const MessageMenuItems = createSlot(
  'MessageMenuItems',
  function MessageMenuItems(_props: MessageMenuItemsProps): ReactNode {
    return null;
  },
);
