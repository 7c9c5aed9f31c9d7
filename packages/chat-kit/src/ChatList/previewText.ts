import type { TextFunction } from '@franca/ui/i18n';
import { formatLength } from '../core/audio/formatLength.ts';
import { callRecordOf } from '../core/call/callRecordOf.ts';
import type { Topic, TopicPreview } from '../core/model/Topic.ts';
import { wordsOf } from '../core/preview/wordsOf.ts';
import { plainText } from '../core/text/plainText.ts';
import { type ShownText, shownTexts } from '../core/text/shownTexts.ts';
import type { FirstTextKey } from '../strings/ChatStrings.ts';

/** The second line of a chat list row, in the reader's language, and who speaks in it. */
export interface PreviewText extends ShownText {
  /** Shown before the words in groups and for own messages, or null. */
  readonly speaker: string | null;
  /** BCP 47 tag of the language the words were translated from; an empty text when it is not known, null for originals. */
  readonly translatedFrom: string | null;
}

type Texts = TextFunction<FirstTextKey>;

function filesText(last: TopicPreview, text: Texts): string | null {
  const files = last.attachments ?? [];
  const [first] = files;
  if (!first) return null;
  const others = files.length - 1;
  if (last.kind === 'audio') {
    return first.duration === undefined ? null : `${text('audio')} · ${formatLength(first.duration)}`;
  }
  if (last.kind === 'file') return others > 0 ? `${first.name} +${others}` : first.name;
  const videos = files.filter(({ type }) => type === 'video').length;
  const photos = files.length - videos;
  if (videos === 0) return photos === 1 ? null : text('photos', { count: photos });
  const video = videos === 1 ? text('video') : `${text('video')} ×${videos}`;
  return photos === 0 ? video : `${text('photos', { count: photos })}, ${video}`;
}

function callText(call: NonNullable<TopicPreview['call']>, viewerId: string, text: Texts): string {
  const record = callRecordOf(call, viewerId);
  if (record.kind === 'missed') return text('missedCall');
  const { minutes, seconds } = record;
  const name = text(call.isVideo ? 'videoCall' : 'audioCall');
  return `${name} · ${text('callLength', { minutes, seconds })}`;
}

/** Says what the last message of a topic was. */
export function previewText(topic: Topic, viewerId: string, text: Texts): PreviewText | null {
  const last = topic.lastMessage;
  if (!last) return null;
  const isOwn = last.authorId === viewerId;
  const said = (words: string, speaker: string | null): PreviewText => ({
    text: words,
    language: null,
    translatedFrom: null,
    speaker,
  });
  if (last.isRecalled) return said(text(isOwn ? 'recalledOwn' : 'recalled'), null);
  if (last.call) return said(callText(last.call, viewerId, text), null);
  const speaker = isOwn ? text('you') : topic.isGroup ? last.authorName : null;
  const { main } = shownTexts(last, 'translated');
  if (main.text === '') {
    const kind = wordsOf(last.kind);
    return said(filesText(last, text) ?? (kind ? text(kind) : ''), speaker);
  }
  const { translation } = last;
  const isTranslated = translation.kind === 'done' || translation.kind === 'stale';
  const translatedFrom = isTranslated ? (translation.source ?? last.language ?? '') : null;
  return { text: plainText(main.text), language: main.language, speaker, translatedFrom };
}
