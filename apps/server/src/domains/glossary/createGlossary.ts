import { chatEvents, limits, type Term as WireTerm } from '@franca/contract';
import { and, asc, eq } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { topicTerms } from '../../db/schema/glossary.ts';
import type { Clock } from '../../ports/Clock.ts';
import { canonicalLanguage } from '../../ports/translation/languageTags.ts';
import { foldTerm, type Term } from '../../ports/translation/maskTerms.ts';
import { findSpans, hasWords } from '../../ports/translation/protectSpans.ts';
import type { TopicMembers, Topics } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';
import type { Glossary } from './Glossary.ts';

/** What glossaries are built on. */
export type GlossaryOptions = {
  db: Database;
  clock: Clock;
  /** Locks a topic while its terms are counted, and reaches its members. */
  topics: Pick<Topics, 'changes' | 'membership' | 'sendToMember'>;
  /** Names of those who added terms. */
  users: Pick<Users, 'find'>;
};

const refuse = (sentence: string): never => {
  throw new Refusal('validation_failed', { sentences: [sentence] });
};

/** Words on one line; nobody puts an address under the name of somebody else. */
function readWords(text: string): string {
  const words = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const hasAddress = findSpans(words).some(({ kind }) => kind === 'url' || kind === 'email');
  return hasAddress ? refuse('A term cannot have an address in it.') : words;
}

function readTranslations(translations: Term['translations']): Record<string, string> | null {
  if (translations === null) return null;
  return Object.fromEntries(
    Object.entries(translations).map(([tag, text]) => [
      canonicalLanguage(tag) ?? refuse('A language must be a BCP 47 tag.'),
      readWords(text),
    ]),
  );
}

/** Glossaries over the database (docs/behaviour/translation.md, Glossary). */
export function createGlossary({ db, clock, topics, users }: GlossaryOptions) {
  async function list(topicId: string): Promise<WireTerm[]> {
    const rows = await db
      .select()
      .from(topicTerms)
      .where(eq(topicTerms.topicId, topicId))
      .orderBy(asc(topicTerms.folded));
    const people = await users.find([...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))]);
    const byId = new Map(
      people.flatMap(({ id: _id, name, avatar, deletedAt }) =>
        deletedAt ? [] : [[_id, { _id, name, avatar }] as const],
      ),
    );
    return rows.map(({ id: _id, term, translations, createdBy, createdAt }) => ({
      _id,
      term,
      translations,
      by: byId.get(createdBy ?? '') ?? null,
      created_at: createdAt.toISOString(),
    }));
  }

  async function publish(topicId: string): Promise<WireTerm[]> {
    const topic = { topic_id: topicId };
    for (const userId of await topics.membership.idsOf(topicId))
      topics.sendToMember({ topicId, userId }, chatEvents.glossaryChat, topic, topic);
    return list(topicId);
  }

  return {
    list,
    termsOf: (topicId: string): Promise<Term[]> =>
      db
        .select({ term: topicTerms.term, translations: topicTerms.translations })
        .from(topicTerms)
        .where(eq(topicTerms.topicId, topicId)),
    addedBy: async (userId: string) => {
      const rows = await db
        .select()
        .from(topicTerms)
        .where(eq(topicTerms.createdBy, userId))
        .orderBy(asc(topicTerms.createdAt));
      return rows.map(({ topicId, term, translations, createdAt }) => ({
        ...{ topic_id: topicId, term, translations },
        created_at: createdAt.toISOString(),
      }));
    },
    /** Adds a term, or puts this one in the place of the same words. */
    set: async ({ topicId, self, isBlocked }: TopicMembers, given: Term): Promise<WireTerm[]> => {
      if (isBlocked) throw new Refusal('blocked');
      const translations = readTranslations(given.translations);
      const term = readWords(given.term);
      if (!hasWords(term)) refuse('A term needs a letter.');
      const folded = foldTerm(term);
      await db.transaction(async (tx) => {
        // Two who add at once are counted one after the other.
        await topics.changes.lock(tx, topicId);
        const known = await tx
          .select({ folded: topicTerms.folded })
          .from(topicTerms)
          .where(eq(topicTerms.topicId, topicId));
        const isNew = known.every((row) => row.folded !== folded);
        if (isNew && known.length >= limits.terms) throw new Refusal('terms_full');
        const written = { term, translations, createdBy: self.userId, createdAt: clock() };
        await tx
          .insert(topicTerms)
          .values({ topicId, folded, ...written })
          .onConflictDoUpdate({ target: [topicTerms.topicId, topicTerms.folded], set: written });
      });
      return publish(topicId);
    },
    /** Removes a term; one that is gone is none. */
    remove: async ({ topicId, isBlocked }: TopicMembers, termId: string): Promise<WireTerm[]> => {
      if (isBlocked) throw new Refusal('blocked');
      const own = and(eq(topicTerms.topicId, topicId), eq(topicTerms.id, termId));
      const removed = await db.delete(topicTerms).where(own).returning({ id: topicTerms.id });
      return removed.length > 0 ? publish(topicId) : list(topicId);
    },
  } satisfies Glossary & Record<string, unknown>;
}
