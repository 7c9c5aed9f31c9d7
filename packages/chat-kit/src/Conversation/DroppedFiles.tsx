import { useToast } from '@franca/ui/Toaster';
import { useEffect, useRef } from 'react';
import { filesContent } from '../core/attachments/filesContent.ts';
import type { OutgoingFile } from '../core/model/OutgoingMessage.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from '../hooks/useChat.ts';
import { useChatOptions } from '../hooks/useChatOptions.ts';
import { usePartText } from '../hooks/usePartText.ts';

/** Props of {@link DroppedFiles}. */
export interface DroppedFilesProps {
  /** The conversation; its draft contains the dropped files and nothing else. */
  topicId: string;
  /** Number of the drop. */
  drop: number;
  /** The files were sent, or stay in the draft. */
  onDone: (drop: number) => void;
}

/**
 * Sends the files that were dropped, as a message of their own; a toast takes them back into the tray. Where some of them
 * cannot be sent, all others stay in the tray. Renders nothing.
 */
export function DroppedFiles({ topicId, drop, onDone }: DroppedFilesProps) {
  const text = usePartText();
  const toast = useToast();
  const { attachments, outbox, port, onEvent } = useChat();
  const { undoTime } = useChatOptions();
  const isStarted = useRef(false);

  useEffect(() => {
    // Sent once, however often the effect runs.
    if (isStarted.current) return;
    isStarted.current = true;
    const draft = attachments.of(topicId);
    const { recall } = port.messages;
    const takeBack = async (chatId: string, files: readonly OutgoingFile[]) => {
      try {
        const isWaiting = outbox.getSnapshot().some(({ message }) => message.chatId === chatId);
        if (isWaiting) await outbox.discard(chatId);
        else await recall?.({ topicId, chatId }, {});
        draft.putBack(files);
      } catch (error) {
        toast.error(reasonOf(error));
      }
    };
    const send = async () => {
      await draft.whenReady();
      if (draft.getSnapshot().problem) return;
      const files = await draft.take();
      // Sent with another drop, or taken out meanwhile.
      if (files.length === 0) return;
      const content = filesContent(files);
      try {
        const { chatId } = await outbox.enqueue({ topicId, text: '', replyTo: null, content });
        onEvent({ type: 'message-send', topicId, kind: content.kind, isReply: false });
        // What is stored can only be taken back where the backend knows recall.
        const action = recall && { label: text('undo'), onSelect: () => void takeBack(chatId, files) };
        toast.success(text('filesSentToast', { count: files.length }), { action, duration: undoTime });
      } catch (error) {
        draft.putBack(files);
        toast.error(reasonOf(error));
      }
    };
    void send().finally(() => onDone(drop));
  }, [attachments, outbox, port, onEvent, topicId, text, toast, undoTime, drop, onDone]);
  return null;
}
