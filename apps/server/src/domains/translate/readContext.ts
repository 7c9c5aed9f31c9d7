import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/Database.ts';
import { joinEarlierMessage, selectNextMessage, selectPresentMessage } from '../../db/shared/chat.ts';
import type { ContextLine } from '../../ports/Translator.ts';

/** Sentences before a text at most, and the UTF-16 code units of each that are given. */
const [mostLines, mostUnits] = [4, 300];
/** Minutes after which what was said has nothing to do with the text. */
const freshMinutes = 60;

/** A message that is stored, or one that somebody is about to send. */
export type PlaceInTopic = { topicId: string } & ({ messageId: string } | { writerId: string; at: Date });

const selectPlace = (place: PlaceInTopic): SQL =>
  'messageId' in place
    ? selectPresentMessage(sql`${place.messageId}::uuid`)
    : selectNextMessage({
        topicId: sql`${place.topicId}::uuid`,
        senderId: sql`${place.writerId}::uuid`,
        at: sql`${place.at.toISOString()}::timestamptz`,
      });

/**
 * What was said shortly before a message in its topic, oldest first: only messages that this engine has translated, so that it learns
 * nothing that it has not seen; recalled and edited words are left out. People are numbered.
 */
export async function readContext(
  db: Database,
  place: PlaceInTopic,
  engine: string,
): Promise<readonly ContextLine[]> {
  const earlier = joinEarlierMessage({
    messageId: sql`t.message_id`,
    version: sql`t.version`,
    present: selectPlace(place),
  });
  type Row = { original: string; sender_id: string; writer_id: string };
  const rows = await rowsOf<Row>(
    db,
    sql`select original, sender_id, writer_id from (
      select distinct on (earlier.seq) earlier.seq, t.original, earlier.sender_id, present.sender_id as writer_id
      from message_translations t ${earlier}
      where t.topic_id = ${place.topicId}::uuid and t.state = 'done' and t.engine = ${engine}
        and earlier.created_at > present.created_at - make_interval(mins => ${freshMinutes})
      order by earlier.seq desc limit ${mostLines}) as lines order by seq`,
  );
  const others = [...new Set(rows.flatMap((row) => (row.sender_id === row.writer_id ? [] : row.sender_id)))];
  return rows.map(({ original, sender_id, writer_id }) => ({
    speaker: sender_id === writer_id ? ('writer' as const) : others.indexOf(sender_id) + 1,
    text: original.slice(0, mostUnits),
  }));
}
