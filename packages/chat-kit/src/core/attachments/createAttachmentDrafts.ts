import type { AttachmentDraft } from './createAttachmentDraft.ts';
import { type AttachmentDraftOptions, createAttachmentDraft } from './createAttachmentDraft.ts';

/** What is chosen for the next message, per topic; see {@link createAttachmentDrafts}. */
export interface AttachmentDrafts {
  /** The files chosen in a topic; the same draft every time. */
  readonly of: (topicId: string) => AttachmentDraft;
  /** Whether anything is chosen anywhere, which would be lost with the page. */
  readonly hasFiles: () => boolean;
}

/**
 * Keeps chosen files per topic while the page lives: they outlive a switch of topics, and not a reload, since a page may
 * not open a file again that nobody hands to it.
 */
export function createAttachmentDrafts(options: AttachmentDraftOptions): AttachmentDrafts {
  const drafts = new Map<string, AttachmentDraft>();
  return {
    of: (topicId) => {
      const draft = drafts.get(topicId) ?? createAttachmentDraft(options);
      drafts.set(topicId, draft);
      return draft;
    },
    hasFiles: () => [...drafts.values()].some((draft) => draft.getSnapshot().files.length > 0),
  };
}
