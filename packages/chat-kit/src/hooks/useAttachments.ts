import { useSyncExternalStore } from 'react';
import type { AttachmentDraft, AttachmentSnapshot } from '../core/attachments/createAttachmentDraft.ts';
import { useChat } from './useChat.ts';

/** The files chosen for the next message of a topic, and what can be done with them. */
export interface AttachmentsModel extends AttachmentSnapshot {
  /** Changes them. */
  readonly draft: AttachmentDraft;
  /** Whether the backend takes files at all. */
  readonly isOffered: boolean;
}

/** The files of the message that is being written in a topic; they are there again when the reader comes back to it. */
export function useAttachments(topicId: string): AttachmentsModel {
  const { attachments, port } = useChat();
  const draft = attachments.of(topicId);
  const snapshot = useSyncExternalStore(draft.subscribe, draft.getSnapshot, draft.getSnapshot);
  return { ...snapshot, draft, isOffered: port.files !== undefined };
}
