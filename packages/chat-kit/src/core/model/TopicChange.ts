import type { LinkPreview } from './LinkPreview.ts';
import type { Mention, MessageSnapshot, Reaction } from './Message.ts';
import type { Poll } from './Poll.ts';
import type { TranslationState } from './TranslationState.ts';

interface ChangeBase {
  /** Place of the change in the topic's gap-free sequence. */
  readonly seq: number;
}

/** Anything that happens in a topic after it was loaded; applying one twice changes nothing. */
export type TopicChange =
  | (ChangeBase & { readonly kind: 'message'; readonly message: MessageSnapshot })
  | (ChangeBase & { readonly kind: 'recall'; readonly chatId: string })
  /** Its time was over: it is gone for everybody, and so is its place. */
  | (ChangeBase & { readonly kind: 'expire'; readonly chatId: string })
  /** The viewer deleted it for themselves. */
  | (ChangeBase & { readonly kind: 'hide'; readonly chatId: string })
  /** The viewer starred it, or took the star away. */
  | (ChangeBase & { readonly kind: 'star'; readonly chatId: string; readonly isStarred: boolean })
  /** Somebody pinned a message for all, or unpinned it. */
  | (ChangeBase & { readonly kind: 'pin'; readonly chatId: string; readonly isPinned: boolean })
  | (ChangeBase & {
      readonly kind: 'edit';
      readonly chatId: string;
      /** The words that the message has now. */
      readonly text: string;
      /** Members who are named in them. */
      readonly mentions: readonly Mention[];
      /** BCP 47 tag of the words, or null when it is not known. */
      readonly language: string | null;
      /** Their translation for this reader, as far as it has come. */
      readonly translation: TranslationState;
      /** The preview of a link of them. Default: none. */
      readonly preview?: LinkPreview | null | undefined;
      /** When they were changed, milliseconds since 1970; of two edits, the later one counts. */
      readonly editedAt: number;
    })
  | (ChangeBase & {
      readonly kind: 'translation';
      readonly chatId: string;
      /** BCP 47 tag of the reader's language that this translation is for. */
      readonly language: string;
      readonly translation: TranslationState;
    })
  | (ChangeBase & {
      readonly kind: 'seen';
      readonly userId: string;
      /** Everything up to this moment was seen, milliseconds since 1970. */
      readonly seenTime: number;
    })
  | (ChangeBase & {
      readonly kind: 'reaction';
      readonly chatId: string;
      /** All reactions that the message has now. */
      readonly reactions: readonly Reaction[];
    })
  | (ChangeBase & {
      readonly kind: 'poll';
      readonly chatId: string;
      /** Where the poll stands now for the viewer. */
      readonly poll: Poll;
    })
  /** A change that the message list does not show, kept for the sequence. */
  | (ChangeBase & { readonly kind: 'other' });
