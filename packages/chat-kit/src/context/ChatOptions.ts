/** A group of emoji in the picker. */
export type EmojiSet =
  | 'people'
  | 'nature'
  | 'foods'
  | 'activity'
  | 'places'
  | 'objects'
  | 'symbols'
  | 'flags';

/** How a conversation behaves, where applications differ. Pass them to the `ChatProvider`. */
export interface ChatOptions {
  /**
   * Messages of one author stand together, with one picture and one mark, when less than so many milliseconds lie between them; false: each
   * stands alone. Default 180,000.
   */
  readonly grouping?: number | false | undefined;
  /** Messages that are asked for at once. Default 20. */
  readonly pageSize?: number | undefined;
  /** How times of day are written. Default `{ timeStyle: 'short' }`. */
  readonly timeFormat?: Intl.DateTimeFormatOptions | undefined;
  /** How dates are written. Default `{ dateStyle: 'medium' }`. */
  readonly dateFormat?: Intl.DateTimeFormatOptions | undefined;
  /** Whether times are written with 12 hours. Default: as usual in the interface language. */
  readonly hour12?: boolean | undefined;
  /** Emoji that are offered for a reaction without the picker. Default: six that most messengers offer. */
  readonly quickEmoji?: readonly string[] | undefined;
  /** Groups of the emoji picker, in their order; what is in no group is not found either. Default: all of them. */
  readonly emojiSets?: readonly EmojiSet[] | undefined;
  /** Emoji that are remembered as used last, and so are other things that are picked. Default 24. */
  readonly recentEmoji?: number | undefined;
  /** Files that one message may contain. Default 10. */
  readonly filesPerMessage?: number | undefined;
  /**
   * Pixels that the longest side of a photo may have: larger ones are made smaller before they are sent, unless the person chooses the
   * original. Default: photos are sent as they are.
   */
  readonly photoSide?: number | undefined;
  /**
   * When others learn that the viewer is typing: while characters are entered (`writing`), or for as long as the input has the focus
   * (`focus`). Default `writing`.
   */
  readonly typing?: 'writing' | 'focus' | undefined;
  /** Milliseconds between two reports that the viewer is typing; the name of who types is shown for five seconds. Default 3,000. */
  readonly typingInterval?: number | undefined;
  /** People who are offered at once while a mention is written. Default 8. */
  readonly mentionsShown?: number | undefined;
  /** Messages that can be chosen together. Default 100. */
  readonly selectionSize?: number | undefined;
  /** Lines of a long text that are shown before somebody asks for the rest. Default 20. */
  readonly longTextLines?: number | undefined;
  /** Milliseconds for which a message that was jumped to is marked. Default 1,600. */
  readonly highlightTime?: number | undefined;
  /**
   * Milliseconds after opening when a conversation scrolls to its end once more, for what has arrived meanwhile and
   * unless the reader has moved away. The list opens at its end in any case. Default: it does not.
   */
  readonly openingScrollDelay?: number | null | undefined;
  /** Whether previews of links are shown and, where the port has them, made for what is written. Default true. */
  readonly linkPreviews?: boolean | undefined;
  /** Whether people can add stickers of their own, where the port has them. Default true. */
  readonly ownStickers?: boolean | undefined;
  /** Whether the words of voice messages are recognised when the person asks for them (`asked`), or whenever one is shown. Default `asked`. */
  readonly voiceText?: 'asked' | 'always' | undefined;
  /**
   * Whether the browser's own translation (Translator API), where it has one, is offered for messages that the backend cannot translate.
   * What it needs is downloaded only after the person agrees, and nothing is sent anywhere. Default false.
   */
  readonly translateOnDevice?: boolean | undefined;
  /** Conversations that stay in memory when they are closed, and open at once. Default 20. */
  readonly rememberedConversations?: number | undefined;
  /** Milliseconds in which the archiving of a conversation, or the sending of dropped files, can be undone. Default 6,000. */
  readonly undoTime?: number | undefined;
  /** Pictures and videos in the preview of the information panel. Default 6. */
  readonly mediaPreview?: number | undefined;
  /** Files in the preview of the information panel. Default 10. */
  readonly filePreview?: number | undefined;
  /** Pictures and videos that are asked for at once where all of them are shown. Default 20. */
  readonly mediaPageSize?: number | undefined;
  /** Files that are asked for at once where all of them are shown. Default 25. */
  readonly filePageSize?: number | undefined;
}

/** {@link ChatOptions} with the defaults that several parts share; the others stand where they are used, and are loaded with it. */
export interface ResolvedChatOptions extends ChatOptions {
  readonly quickEmoji: readonly string[];
  readonly filesPerMessage: number;
  readonly typing: 'writing' | 'focus';
  readonly longTextLines: number;
  readonly openingScrollDelay: number | null;
  readonly linkPreviews: boolean;
  readonly ownStickers: boolean;
  readonly voiceText: 'asked' | 'always';
  readonly undoTime: number;
}

const usualEmoji: readonly string[] = ['👍', '❤️', '😂', '😮', '😢', '🙏'];

/** Fills in the defaults that several parts share. */
export function resolveOptions(options: ChatOptions = {}): ResolvedChatOptions {
  const { quickEmoji = usualEmoji, filesPerMessage = 10, typing = 'writing', longTextLines = 20 } = options;
  const {
    openingScrollDelay = null,
    linkPreviews = true,
    ownStickers = true,
    voiceText = 'asked',
    undoTime = 6_000,
  } = options;
  return {
    ...options,
    quickEmoji,
    filesPerMessage,
    typing,
    longTextLines,
    openingScrollDelay,
    linkPreviews,
    ownStickers,
    voiceText,
    undoTime,
  };
}
