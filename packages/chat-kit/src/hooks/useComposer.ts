import { isBlank } from '@franca/languages/text';
import type { ChangeEvent, KeyboardEvent } from 'react';
import type { KindContent } from '../core/model/KindContents.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import type { OutgoingAudio } from '../core/model/OutgoingMessage.ts';
import type { Person } from '../core/model/Person.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { useAttachments } from './useAttachments.ts';
import { useDraft } from './useDraft.ts';
import type { EditModel } from './useEdit.ts';
import { type LinkPreviewModel, useLinkPreview } from './useLinkPreview.ts';
import { useMessageSending } from './useMessageSending.ts';
import { useTypingPinger } from './useTypingPinger.ts';

/** Options of {@link useComposer}. */
export interface ComposerOptions {
  /** The open conversation. */
  readonly session: TopicSession;
  /** The message that is answered, or null. */
  readonly replyTo: ChatMessage | null;
  /** The own message whose words are being changed. Default: none ever is. */
  readonly edit?: EditModel | undefined;
  /** Whom the text may mention. Default: nobody. */
  readonly people?: readonly Person[] | undefined;
  /** The text went into the outbox; the reply bar is to be cleared. */
  readonly onSent: () => void;
  /** The device could not store an answer to this message: it is to be answered again. */
  readonly onUnsent?: ((replyTo: ChatMessage) => void) | undefined;
  /** The person gave up the reply with Escape. */
  readonly onCancelReply: () => void;
}

/** Ready props for the parts of a composer. */
export interface ComposerModel {
  /** What is written. */
  readonly text: string;
  /** Whether there is anything to send. */
  readonly canSend: boolean;
  /** Sends what is written, with the chosen files; `isSilent`: without a sound for others. */
  readonly send: (how?: { readonly isSilent?: boolean }) => void;
  /**
   * Has what is written, with the chosen files, sent at `sendAt` (milliseconds since 1970). Rejects with what was thrown where the
   * backend did not keep all of it; what it did not keep is in the composer again.
   */
  readonly schedule: (when: { readonly sendAt: number; readonly isSilent: boolean }) => Promise<void>;
  /** Sends a voice message; what is written stays. Resolves to whether the device has stored it. */
  readonly sendAudio: (audio: OutgoingAudio) => Promise<boolean>;
  /** Sends what was picked, such as a place or a person; what is written stays. Resolves to whether the device has stored it. */
  readonly sendContent: (content: KindContent, words?: string) => Promise<boolean>;
  /** Writes something else in the place of what is written. */
  readonly write: (text: string) => void;
  /** Puts words behind what is written. */
  readonly insert: (words: string) => void;
  /** The preview of a link in what is written; it goes with the message. */
  readonly link: LinkPreviewModel;
  /** Props of the text area. */
  readonly inputProps: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * The writing of a message: Enter sends and Shift+Enter breaks the line, never while an input method composes;
 * the draft outlives a switch of conversations; others learn that the viewer is typing, as `options.typing` says.
 */
export function useComposer(options: ComposerOptions): ComposerModel {
  const { session, replyTo, edit, people = [], onSent, onUnsent, onCancelReply } = options;
  const isEditing = edit !== undefined && edit.message !== null;
  const { topicId } = session;
  const draft = useDraft(topicId);
  const { text, write, append } = draft;
  const { draft: attachments, files: chosenFiles } = useAttachments(topicId);
  const pinger = useTypingPinger(topicId);
  const link = useLinkPreview(isEditing ? '' : text);
  const sending = useMessageSending({
    ...{ session, replyTo, people, onSent, onUnsent, draft },
    preview: link.preview,
    putBackFiles: attachments.putBack,
    onTaken: pinger.end,
  });

  // What was written before the edit waits as the draft.
  const shown = isEditing ? edit.text : text;
  const writeShown = isEditing ? edit.write : write;
  const canSend = !isBlank(shown) || (!isEditing && chosenFiles.length > 0);
  const send = ({ isSilent = false } = {}): void => {
    if (!canSend) return;
    if (isEditing) edit.save();
    else if (chosenFiles.length > 0)
      void attachments.take().then((files) => sending.sendWritten(files, isSilent));
    else void sending.sendWritten([], isSilent);
  };

  const schedule: ComposerModel['schedule'] = async (when) =>
    sending.scheduleWritten(chosenFiles.length > 0 ? await attachments.take() : [], when);

  /** Ends what the composer does besides writing; returns whether there was anything. */
  const giveUp = (): boolean => {
    if (isEditing) edit.cancel();
    else if (replyTo) onCancelReply();
    return isEditing || replyTo !== null;
  };

  return {
    text: shown,
    canSend,
    send,
    schedule,
    sendAudio: ({ file, ...known }) =>
      sending.sendContent({ kind: 'audio', sound: { source: file, ...known } }),
    sendContent: sending.sendContent,
    link,
    write: writeShown,
    insert: isEditing ? (words) => edit.write(`${edit.text} ${words}`.trim()) : append,
    inputProps: {
      value: shown,
      onChange: ({ target: { value } }) => {
        writeShown(value);
        if (isEditing) return;
        if (value.trim() === '') pinger.end();
        else pinger.write();
      },
      onKeyDown: (event) => {
        // 229 is what Safari reports for the Enter that ends a composition.
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          send();
        } else if (event.key === 'Escape') {
          if (giveUp()) event.preventDefault();
        } else if (event.key === 'ArrowUp' && shown === '' && !replyTo && chosenFiles.length === 0) {
          if (edit && !isEditing && edit.beginNewest()) event.preventDefault();
        }
      },
      onFocus: pinger.focus,
      onBlur: pinger.blur,
    },
  };
}
