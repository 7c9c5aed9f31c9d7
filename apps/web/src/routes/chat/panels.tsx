import type { ConversationHandle, Topic } from '@franca/chat-kit';
import type { ComponentType, RefObject } from 'react';
import type { PanelName } from '../../lib/chatAddress/chatAddress.ts';
import type { TextKey } from '../../strings/texts.ts';
import { ChatInfo } from './areas.tsx';

/** Props of every side panel of a conversation. */
export interface PanelProps {
  /** Id of the panel, which the button that opens it names. */
  id: string;
  /** The open conversation. */
  topic: Topic;
  /** The person whom the viewer talks to here; undefined in a group. */
  otherId: string | undefined;
  /** Whether the viewer blocks that person. */
  isBlocked: boolean;
  /** Its handle. */
  conversation: RefObject<ConversationHandle | null>;
}

/** Every side panel, by its name in the address: `/chat?topic=ID&panel=NAME`. A further one is one entry here. */
export const panels: Record<
  PanelName,
  { readonly label: TextKey; readonly Panel: ComponentType<PanelProps> }
> = {
  info: { label: 'chat.info', Panel: ChatInfo },
};
