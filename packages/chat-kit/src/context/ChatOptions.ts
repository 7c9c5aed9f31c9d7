/** How a conversation behaves, where applications differ. Pass them to the `ChatProvider`. */
export interface ChatOptions {
  /** Files that one message may hold. Default 10. */
  readonly filesPerMessage?: number | undefined;
  /**
   * When others learn that the viewer is typing, at most every three seconds: while characters are entered (`writing`), or
   * for as long as the input has the focus (`focus`). Default `writing`.
   */
  readonly typing?: 'writing' | 'focus' | undefined;
  /** Emoji that are offered for a reaction without the picker. Default: six that most messengers offer. */
  readonly quickEmoji?: readonly string[] | undefined;
  /**
   * Milliseconds after opening when a conversation scrolls to its end once more, for what has arrived meanwhile and
   * unless the reader has moved away. The list opens at its end in any case. Default: it does not.
   */
  readonly openingScrollDelay?: number | null | undefined;
  /**
   * Pixels that the longest side of a photo may have: larger ones are made smaller before they are sent, unless the person chooses the
   * original. Default: photos are sent as they are.
   */
  readonly photoSide?: number | undefined;
  /** Whether previews of links are shown and, where the port has them, made for what is written. Default true. */
  readonly linkPreviews?: boolean | undefined;
  /** Whether the words of voice messages are recognised when the person asks for them (`asked`), or whenever one is shown. Default `asked`. */
  readonly voiceText?: 'asked' | 'always' | undefined;
  /** Whether times are written with 12 hours. Default: as usual in the interface language. */
  readonly hour12?: boolean | undefined;
}

/** {@link ChatOptions} with the defaults of what was left out. */
export interface ResolvedChatOptions {
  readonly filesPerMessage: number;
  readonly typing: 'writing' | 'focus';
  readonly quickEmoji: readonly string[];
  readonly openingScrollDelay: number | null;
  readonly photoSide: number | undefined;
  readonly linkPreviews: boolean;
  readonly voiceText: 'asked' | 'always';
  readonly hour12: boolean | undefined;
}

const usualEmoji: readonly string[] = ['👍', '❤️', '😂', '😮', '😢', '🙏'];

/** Fills in the defaults. */
export function resolveOptions(options: ChatOptions = {}): ResolvedChatOptions {
  const { filesPerMessage = 10, typing = 'writing', quickEmoji = usualEmoji } = options;
  const { openingScrollDelay = null, linkPreviews = true, voiceText = 'asked', photoSide, hour12 } = options;
  return {
    filesPerMessage,
    typing,
    quickEmoji,
    openingScrollDelay,
    linkPreviews,
    photoSide,
    voiceText,
    hour12,
  };
}
