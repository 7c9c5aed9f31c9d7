import type { Change, Member, Message } from '@franca/contract';
import type { ChangeRow, SharedTopic, TopicMember } from '../topics/Topics.ts';
import type { MessageTranslation } from '../translate/Translations.ts';
import type { ChatContext } from './ChatContext.ts';
import { bringsMessage, type ChangeContents, createChangeContents } from './createChangeContents.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { isCorrection } from './isCorrection.ts';
import { mayRead } from './needsTranslation.ts';
import { toTranslationChange } from './toTranslationChange.ts';

/** Stored changes of one topic as a reader gets them. */
export type ChangeRenderer = {
  /** What the reader deleted keeps its number, so that nothing seems to be missing, and nothing of its content. */
  render: (
    rows: readonly ChangeRow[],
    reader: TopicMember,
    topic: SharedTopic | undefined,
  ) => Promise<Change[]>;
};

/** Kinds of which only the person whom they name learns. */
const isPersonal: ReadonlySet<Change['kind']> = new Set(['hide', 'star']);

/** Whether a change is about a message of the reader: who wrote one learns of its corrections under every plan. */
const isOfOwn = ({ payload }: ChangeRow, { userId }: TopicMember): boolean =>
  String(payload.chat_id).startsWith(userId);

/** A translation as it stands now. */
function renderTranslation(
  { seq, topicId: topic_id, createdAt, payload }: ChangeRow,
  translated: ReadonlyMap<string, MessageTranslation>,
  correctors: ChangeContents['correctors'],
): Change {
  const language = String(payload.language);
  const numbered = { seq, topic_id, date: createdAt.toISOString() };
  const missing = {
    state: 'unavailable',
    text: null,
    source: null,
    engine: null,
    corrected_by: null,
  } as const;
  const stands: Omit<MessageTranslation, 'message_id' | 'topic_id'> = translated.get(
    `${payload.message_id} ${language}`,
  ) ?? { language, ...missing };
  const by = isCorrection(stands) ? (correctors.get(stands.corrected_by ?? '') ?? null) : undefined;
  return toTranslationChange(numbered, String(payload.chat_id), stands, by);
}

/** A change of a group; what is stored names people and the line by their ids. */
function renderOfGroup(
  { kind, payload: { message_id: _id, user_ids, ...content } }: ChangeRow,
  message: Message | null,
  members: ReadonlyMap<string, Member>,
): object {
  if (kind !== 'member-added') return { ...content, message };
  return { ...content, message, members: (user_ids as string[]).flatMap((id) => members.get(id) ?? []) };
}

/** Changes with the messages and translations that they name, as these stand now. */
export function createChangeRenderer(context: ChatContext, renderer: MessageRenderer): ChangeRenderer {
  const readContents = createChangeContents(context, renderer);

  return {
    render: async (rows, reader, topic) => {
      const visible = rows.filter((row) => row.seq > reader.clearedSeq);
      const { brought, gone, polls, translated, corrected, correctors, joined } = await readContents(
        visible,
        reader,
      );
      const { name = null, image = null, theme = null } = topic ?? {};

      return rows.map((row): Change => {
        const numbered = { seq: row.seq, topic_id: row.topicId, date: row.createdAt.toISOString() };
        const message = brought.get(String(row.payload.message_id));
        const isShown = message !== undefined && message.seq > reader.clearedSeq;
        if (row.kind === 'message' && isShown) return { ...numbered, kind: 'message', message };
        const isCleared =
          row.seq <= reader.clearedSeq ||
          (row.kind === 'translation' &&
            (gone.has(String(row.payload.message_id)) || !(mayRead(row, reader) || isOfOwn(row, reader))));
        if (row.kind === 'edit' && isShown) return { ...numbered, kind: 'edit', message };
        const isOfOther = isPersonal.has(row.kind) && row.payload.user_id !== reader.userId;
        const poll = polls.get(String(row.payload.message_id));
        if (row.kind === 'poll' && poll)
          return { ...numbered, kind: 'poll', chat_id: String(row.payload.chat_id), poll };
        const isHidden =
          isCleared || isOfOther || row.kind === 'poll' || row.kind === 'message' || row.kind === 'edit';
        if (isHidden) return { ...numbered, kind: 'topic-updated', name, image, theme };
        if (row.kind === 'translation')
          return renderTranslation(row, mayRead(row, reader) ? translated : corrected, correctors);
        const content = bringsMessage.has(row.kind)
          ? renderOfGroup(row, message ?? null, joined)
          : row.payload;
        return { ...numbered, kind: row.kind, ...content } as Change;
      });
    },
  };
}
