import { randomUUID } from 'node:crypto';
import { openPglite } from '../../apps/server/src/db/openPglite.ts';
import { messages } from '../../apps/server/src/db/schema/chat.ts';
import { messageTranslations } from '../../apps/server/src/db/schema/translations.ts';
import type { Vocabulary } from './createTexts.ts';

/** A conversation to fill: who reads in which language what the other one writes. */
export interface Conversation {
  readonly topicId: string;
  /** Writes in English, and reads English. */
  readonly senderId: string;
  /** Writes in Spanish, and reads Spanish. */
  readonly readerId: string;
  /** Messages that it gets. */
  readonly count: number;
}

/** A message whose words are in no other one. */
export interface OnlyOne {
  readonly text: string;
  readonly translated: string;
}

const batch = 1000;

/**
 * Writes messages with finished translations into the embedded database of a server that does not run, the newest in all conversations
 * at about the same time; two of three by the sender. Every hundredth message of the first conversation has a word of its own, where the sender wrote it.
 */
export async function fillConversations(
  directory: string,
  conversations: readonly Conversation[],
  vocabulary: Vocabulary,
): Promise<OnlyOne[]> {
  const { db, close } = await openPglite(directory);
  const { rows: indexes } = (await db.execute(
    `select indexname as name, indexdef as made from pg_indexes where indexname in ('messages_words', 'message_translations_words')`,
  )) as unknown as { rows: { name: string; made: string }[] };
  const only: OnlyOne[] = [];
  const end = Date.now();
  try {
    // Made at once they cost a fraction.
    for (const { name } of indexes) await db.execute(`drop index ${name}`);
    for (const [place, { topicId, senderId, readerId, count }] of conversations.entries()) {
      for (let from = 0; from < count; from += batch) {
        const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => {
          const number = from + index;
          const isSenders = number % 3 !== 0;
          const text = vocabulary.next();
          const isOnly = place === 0 && isSenders && number % 100 === 1;
          const own = { text: `unico${number}x`, translated: `zunico${number}x` };
          if (isOnly) only.push(own);
          const said = isOnly
            ? { text: `${text.text} ${own.text}`, translated: `${text.translated} ${own.translated}` }
            : text;
          const [content, translated] = isSenders
            ? [said.text, said.translated]
            : [said.translated, said.text];
          const at = new Date(end - (count - number) * 1000 - place);
          return { id: randomUUID(), number, isSenders, content, translated, at };
        });
        await db.insert(messages).values(
          rows.map(({ id, number, isSenders, content, at }) => ({
            id,
            topicId,
            senderId: isSenders ? senderId : readerId,
            chatId: `${isSenders ? senderId : readerId}-${at.getTime()}${place}${number}`,
            seq: number + 1,
            type: 'message' as const,
            content,
            language: isSenders ? 'en' : 'es',
            attachments: [],
            createdAt: at,
          })),
        );
        await db.insert(messageTranslations).values(
          rows.map(({ id, isSenders, content, translated, at }) => ({
            messageId: id,
            language: isSenders ? 'es' : 'en',
            version: 1,
            topicId,
            state: 'done' as const,
            original: content,
            text: translated,
            engine: 'bench',
            source: isSenders ? 'en' : 'es',
            updatedAt: at,
          })),
        );
      }
      await db.execute(`update topics set last_seq = ${count} where id = '${topicId}'`);
    }
    for (const { made } of indexes) await db.execute(made);
    return only;
  } finally {
    await close();
  }
}
