import type { ReadingReach } from '@franca/contract';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import type { TopicMember, TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';

/** People who are named for one language. */
const namedPeople = 3;

/** How far what a member writes in their own language reaches the others, by the languages in which these read. */
export function createReadingReach({ translations, codeOfLanguage }: ChatContext) {
  return async ({ self, others, isBlocked }: TopicMembers): Promise<ReadingReach[]> => {
    const source = codeOfLanguage(self.language);
    const readers = new Map<string, TopicMember[]>();
    for (const other of isBlocked ? [] : others) {
      if (other.isDeleted || !other.isTranslated) continue;
      if (primaryLanguage(other.reads) === primaryLanguage(source)) continue;
      readers.set(other.reads, [...(readers.get(other.reads) ?? []), other]);
    }
    const found: ReadingReach[] = [];
    for (const [language, people] of readers) {
      const reach = await translations.reach(source, language, self.isLocalOnly);
      if (reach === undefined) continue;
      const named = people.slice(0, namedPeople).map(({ userId, name }) => ({ _id: userId, name }));
      found.push({ source, language, reach, people: named, people_count: people.length });
    }
    return found;
  };
}
