import type { ChatMessage } from '@franca/chat-kit';
import { useCallback } from 'react';
import { useChatAddress } from '../../../lib/chatAddress/ChatAddressProvider.tsx';
import { transcriptSubject } from './transcriptAddress.ts';

/** Opens the transcript of a message at the words for which a search has found it. */
export function useOpenFound(): (message: ChatMessage, words: string) => void {
  const { openDialog } = useChatAddress();
  return useCallback(
    ({ content }, words) => {
      if (content.kind !== 'file') return;
      const subject = transcriptSubject(content.attachments, words);
      if (subject !== null) openDialog('transcript', subject);
    },
    [openDialog],
  );
}
