import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { type PreparedStatement, prepareStatement, type StatementParts } from '../../db/prepareStatement.ts';
import { insertNames } from '../../db/shared/attachmentTexts.ts';
import { recordMessageChange, showTopicAgain, takePlace } from '../../db/shared/topics.ts';
import type { Topics } from '../topics/Topics.ts';
import type { Translations } from '../translate/Translations.ts';
import type { MessageRow } from './ChatContext.ts';
import { namesOf } from './namesOf.ts';

/** A message before it has its place in the topic. */
export type NewMessage = Omit<
  MessageRow,
  'id' | 'seq' | 'recalledAt' | 'expiresAt' | 'system' | 'editedAt' | 'version'
>;

/** A message that was just stored. */
export type InsertedMessage = {
  row: MessageRow;
  /** Members for whom the topic was hidden until now. */
  shownTo: string[];
  /** Where its translations stand, to be read by the order that was passed. */
  ordered: string;
};

/** What else the statement that stores a message does. */
export type InsertOptions = {
  /** Translations that are ordered with it, as `Translations.prepare` returns them. */
  orders?: string | undefined;
  /** Nothing is stored unless the members are these, as `Membership.fingerprint` returns them. */
  members?: string | undefined;
  /** Whether members are known to have the topic hidden, so that it is shown again; true when left out. */
  isHidden?: boolean;
};

/** The same with what is known of the message itself. */
type StatementKind = InsertOptions & {
  /** The names by which its files or its place are found. */
  names: string | null;
};

/** What came of it. */
export type Insertion =
  | { inserted: InsertedMessage; members: undefined }
  /** Nothing was stored; these are the members, for `Membership.readMembers`. */
  | { inserted: undefined; members: string };

/** Stores messages. */
export type InsertMessage = (
  message: NewMessage & Pick<MessageRow, 'id'>,
  options?: InsertOptions,
) => Promise<Insertion>;

/** What the statement takes from the other domains. */
export type InsertMessageOptions = {
  /** Where messages are kept. */
  db: Database;
  /** Checks who the members are. */
  membership: Topics['membership'];
  /** Orders translations. */
  translations: Pick<Translations, 'insertOrders'>;
};

type Row = {
  seq: string | null;
  at: string;
  expires: string | null;
  shown: string;
  ordered: string;
  members: string | null;
};

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** What a message is stored with, in the order in which its parts depend on one another. */
const storing = {
  message: sql`insert into messages (id, topic_id, sender_id, chat_id, seq, type, content, language, reply_id,
      forward_id, attachments, meta_data, preview_id, mentions, contact_id, call_room, poll, is_silent, created_at, expires_at)
    select ${value('id')}::uuid, id, ${value('senderId')}::uuid, ${value('chatId')}, last_seq, ${value('type')},
      ${value('content')}, ${value('language')}, ${value('replyId')}::uuid, ${value('forwardId')}::uuid,
      ${value('attachments')}::jsonb, ${value('metaData')}::jsonb, ${value('previewId')}::uuid, ${value('mentions')}::jsonb, ${value('contactId')}::uuid,
      ${value('callRoom')}::jsonb, ${value('poll')}::jsonb, ${value('isSilent')}::boolean, last_message_at,
      case when ${value('type')} <> 'call' then last_message_at + make_interval(secs => message_lifetime) end
    from topic returning id, topic_id, seq, created_at, expires_at`,
  change: recordMessageChange,
};

/**
 * Stores a message with its number and its change in one statement: the topic's row is locked from the first word to
 * the last, so numbers have no gaps. A second message of the same sender and chat_id fails the whole statement with
 * PostgreSQL's 23505, and nothing has happened.
 */
export function createInsertMessage({ db, membership, translations }: InsertMessageOptions): InsertMessage {
  const statements = new Map<string, PreparedStatement<Row>>();

  function prepare(
    name: string,
    { orders, members, isHidden = true, names }: StatementKind,
  ): PreparedStatement<Row> {
    const topicId = value('topicId');
    const isUnchanged = members === undefined ? sql`true` : membership.isUnchanged(topicId, value('members'));
    const topic = takePlace({ topicId, at: value('at'), condition: isUnchanged });
    const ordered: StatementParts =
      orders === undefined ? {} : { ordered: translations.insertOrders(sql`message`, value('orders')) };
    const named: StatementParts = names === null ? {} : { named: insertNames(sql`message`, value('names')) };
    const none = sql`'[]'`;
    return prepareStatement<Row>(db, {
      name,
      parts: { topic, ...storing, ...(isHidden && { shown: showTopicAgain }), ...ordered, ...named },
      select: {
        seq: sql`seq`,
        at: sql`(extract(epoch from created_at) * 1000)::bigint`,
        expires: sql`(extract(epoch from expires_at) * 1000)::bigint`,
        shown: isHidden ? sql`(select coalesce(json_agg(user_id), '[]') from shown)::text` : none,
        ordered:
          orders === undefined ? none : sql`(select coalesce(json_agg(ordered), '[]') from ordered)::text`,
        // Only where the guess was wrong: whoever knows the members needs no second reading of them.
        members:
          members === undefined
            ? sql`null`
            : sql`case when seq is null then ${membership.selectMembers(topicId)} end`,
      },
      from: sql`(select 1) as always left join message on true`,
    });
  }

  return async (message, options = {}) => {
    const { orders, members, isHidden = true } = options;
    const names = namesOf(message);
    const kinds = [orders && 'orders', members && 'members', isHidden && 'shown', names !== null && 'names'];
    const name = ['store_message', ...kinds.filter(Boolean)].join('_');
    const run = statements.get(name) ?? prepare(name, { ...options, names });
    statements.set(name, run);
    const { createdAt, attachments, metaData, mentions, callRoom, poll, ...plain } = message;
    const stored = await run({
      ...plain,
      at: createdAt.toISOString(),
      attachments: json(attachments),
      metaData: json(metaData),
      mentions: json(mentions),
      callRoom: json(callRoom),
      poll: json(poll),
      orders,
      members,
      names,
    });
    if (!stored || stored.seq === null) return { inserted: undefined, members: stored?.members ?? '[]' };
    const row = {
      ...message,
      seq: Number(stored.seq),
      recalledAt: null,
      expiresAt: stored.expires === null ? null : new Date(Number(stored.expires)),
      editedAt: null,
      version: 1,
      system: null,
      createdAt: new Date(Number(stored.at)),
    };
    const shownTo = JSON.parse(stored.shown) as string[];
    return { inserted: { row, shownTo, ordered: stored.ordered }, members: undefined };
  };
}
