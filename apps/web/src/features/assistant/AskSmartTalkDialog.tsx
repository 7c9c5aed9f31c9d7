import type { EventSocket } from '@franca/api-client';
import { AskDialog, type AskDialogProps, loadAssistantStrings } from '@franca/chat-kit/assistant';
import { useState } from 'react';
import { KitTexts } from '../../strings/KitTexts.tsx';
import { createAssistantPort } from './createAssistantPort.ts';

/** Props of {@link AskSmartTalkDialog}. */
export interface AskSmartTalkDialogProps extends Omit<AskDialogProps, 'port'> {
  /** The socket of the chats. */
  socket: EventSocket<'/chat'>;
}

/** Asks SmartTalk about messages, in a file that comes with the first question. */
export function AskSmartTalkDialog({ socket, ...props }: AskSmartTalkDialogProps) {
  const [port] = useState(() => createAssistantPort(socket));
  return (
    <KitTexts load={loadAssistantStrings}>
      <AskDialog {...props} port={port} />
    </KitTexts>
  );
}
