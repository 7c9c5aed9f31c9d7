import { sql } from 'drizzle-orm';
import type { Topics } from '../topics/Topics.ts';
import type { OutcomeRecorder } from '../translate/Translations.ts';
import { isCorrection } from './isCorrection.ts';
import { toTranslationChange } from './toTranslationChange.ts';

type Recorded = {
  chat_id: string;
  message_seq: number;
  sender_id: string;
  seq: number;
  date: string;
  members: string;
};

/**
 * Makes a translation that ends a change of its topic, in the statement that ends it, and after the commit sends it to
 * the members who read that language and whose plan includes it.
 */
export function createTranslationRecorder({ changes, membership }: Topics): OutcomeRecorder {
  const content = sql`jsonb_build_object('chat_id', (select chat_id from found), 'language', resolved.language,
    'message_id', resolved.message_id)`;
  return {
    find: (messageId, version) =>
      sql`select id, topic_id, chat_id, seq, sender_id from messages
        where id = ${messageId} and version = ${version} and recalled_at is null for key share`,
    parts: (at) => changes.parts({ source: sql`resolved`, kind: 'translation', content, at }),
    select: sql`(select json_build_object('chat_id', found.chat_id, 'message_seq', found.seq,
      'sender_id', found.sender_id, 'seq', recorded.seq, 'date', recorded.created_at,
      'members', ${membership.selectMembers(sql`found.topic_id`)}) from found, recorded)::text`,
    publish: ({ topic_id: topicId, message_id: _id, ...translation }, recorded) => {
      const { chat_id, message_seq, sender_id, seq, date, members } = JSON.parse(recorded) as Recorded;
      const { all } = membership.readMembers(members, { topicId, userId: sender_id });
      const { language } = translation;
      const { corrected_by: correctedBy } = translation;
      const isCorrected = isCorrection(translation);
      const readers = all.filter(
        ({ userId, isTranslated, reads, clearedSeq }) =>
          message_seq > clearedSeq &&
          ((isTranslated && reads === language) || (isCorrected && userId === sender_id)),
      );
      const numbered = { seq, topic_id: topicId, date: new Date(date).toISOString() };
      const corrector = all.find(({ userId }) => userId === correctedBy);
      const by = isCorrected
        ? corrector
          ? { _id: corrector.userId, name: corrector.name }
          : null
        : undefined;
      changes.publish(toTranslationChange(numbered, chat_id, translation, by), readers);
    },
  };
}
