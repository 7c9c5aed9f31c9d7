import type { Topic } from '../core/model/Topic.ts';
import type { TranslationState } from '../core/model/TranslationState.ts';
import { lineText } from '../core/text/lineText.ts';
import { type ShownText, shownTexts } from '../core/text/shownTexts.ts';
import type { Kinds } from '../kinds/createKinds.ts';
import type { PreviewOptions } from '../kinds/KindDefinition.ts';

/** The second line of a chat list row, in the reader's language, and who speaks in it. */
export interface PreviewText extends ShownText {
  /** Shown before the words in groups and for own messages, or null. */
  readonly speaker: string | null;
  /** BCP 47 tag of the language the words were translated from; an empty text when it is not known, null for originals. */
  readonly translatedFrom: string | null;
  /** How the words stand to the original. */
  readonly translation: TranslationState;
}

/** What {@link previewText} needs besides the topic. */
export interface PreviewTextOptions extends PreviewOptions {
  /** The kinds of messages that are known. */
  readonly kinds: Kinds;
}

/** Says what the last message of a topic was. */
export function previewText(topic: Topic, options: PreviewTextOptions): PreviewText | null {
  const { viewerId, text, locale, kinds } = options;
  const last = topic.lastMessage;
  if (!last) return null;
  const isOwn = last.authorId === viewerId;
  const said = (words: string, speaker: string | null): PreviewText => ({
    text: words,
    language: null,
    translatedFrom: null,
    translation: { kind: 'none' },
    speaker,
  });
  if (last.isRecalled) return said(text(isOwn ? 'recalledOwn' : 'recalled'), null);
  const kind = kinds.of(last.content.kind);
  const preview = kind.preview?.(last.content, options) ?? null;
  if (kind.Line) return said(preview ?? kind.word(text, locale), null);
  const speaker = isOwn ? text('you') : topic.isGroup ? last.authorName : null;
  const { main } = shownTexts(last, 'translated');
  if (main.text === '') {
    return said(preview ?? kind.word(text, locale), speaker);
  }
  const { translation } = last;
  const isTranslated = translation.kind === 'done' || translation.kind === 'stale';
  const translatedFrom = isTranslated ? (translation.source ?? last.language ?? '') : null;
  return { text: lineText(kind, main.text), language: main.language, speaker, translatedFrom, translation };
}
