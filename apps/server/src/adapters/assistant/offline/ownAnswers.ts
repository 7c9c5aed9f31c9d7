import type { AssistantFoundMessage } from '../../../ports/AssistantEngine.ts';
import { type Answer, type Asked, fill } from './Answer.ts';
import type { HelpLanguage } from './HelpLanguage.ts';
import { asksHow } from './intents/readOwn.ts';
import { markdownOf } from './markdownOf.ts';
import { heavyWordsOf, subjectOf, withoutMarks } from './termsOf.ts';

/** A question of more words than this, or of one with fewer letters, names no message. */
const mostMentioned = 6;
const leastLetters = 5;

const dayMs = 24 * 60 * 60 * 1000;

/** What is unread, of today alone or of all days. */
export async function unread({ question, texts }: Asked, isToday: boolean): Promise<Answer> {
  const since = isToday ? new Date(Date.now() - dayMs) : undefined;
  const found = await question.tools.unread(since);
  if (found.length === 0) return { text: isToday ? texts.unreadNoneToday : texts.unreadNone };
  const rows = found.map(({ conversation, count, last, url }) => {
    const said = last ? ` – ${markdownOf(last.by)}: ${markdownOf(last.text)}` : '';
    return `- [${markdownOf(conversation)}](${url}): ${count}${said}`;
  });
  return { text: `${isToday ? texts.unreadToday : texts.unread}\n\n${rows.join('\n')}` };
}

const messageRow = (language: HelpLanguage) => {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ by, text, conversation, date, url }: AssistantFoundMessage) =>
    `- ${markdownOf(by)}: ${markdownOf(text)} ([${markdownOf(conversation)}](${url}), ${day.format(new Date(date))})`;
};

/** Whether the name of a writer has each word of a name, whatever the case and the marks. */
const isBy = (name: string) => {
  const words = withoutMarks(name).toLowerCase().split(' ');
  return ({ by }: AssistantFoundMessage) =>
    words.every((word) => withoutMarks(by).toLowerCase().includes(word));
};

/** People of a name as links, friends first. */
async function peopleRows({ question, texts }: Asked, name: string): Promise<string[]> {
  const found = await question.tools.findPeople(name, 20);
  return found
    .toSorted((one, other) => Number(other.isFriend) - Number(one.isFriend))
    .slice(0, 5)
    .map((one) => `- [${markdownOf(one.name)}](${one.url})${one.isFriend ? ` (${texts.friend})` : ''}`);
}

/** A word and its beginnings: a message is found by them, “entrada” by “entradas”. */
const beginningsOf = (word: string): string[] =>
  [...word].length < 6 ? [word] : [word, word.slice(0, -1), word.slice(0, -2)];

/** What is searched for, the most exact first: “the key of the door” is “key door” as well, then each of these words. */
const searchesOf = (words: string, language: HelpLanguage): ReadonlySet<string> => {
  const subject = subjectOf(words, language);
  const each = subject.split(' ').toSorted((one, other) => other.length - one.length);
  return new Set([words, subject, ...each.flatMap(beginningsOf)].filter((searched) => searched.length > 1));
};

/** Messages that hold all of the words. */
async function exactMessages(
  { question, language, texts }: Asked,
  searched: string,
  by?: string,
): Promise<Answer | undefined> {
  const all = await question.tools.findMessages(searched, by ? 20 : 5);
  const found = by ? all.filter(isBy(by)).slice(0, 5) : all;
  if (found.length === 0) return undefined;
  const rows = found.map(messageRow(language));
  return { text: `${fill(texts.messagesFound, { words: markdownOf(searched) })}\n\n${rows.join('\n')}` };
}

/** Messages that hold the words, or the most of them that any holds. */
export async function messages(asked: Asked, words: string, by?: string): Promise<Answer | undefined> {
  for (const searched of searchesOf(words, asked.language)) {
    const found = await exactMessages(asked, searched, by);
    if (found) return found;
  }
  return undefined;
}

/** Messages that hold what a question is about, whether it asks for messages or not: “Where are the keys of the flat?” */
export async function mentions(asked: Asked, mayMiss: number): Promise<Answer | undefined> {
  const { question, language } = asked;
  if (asksHow(question.text, language)) return undefined;
  const words = heavyWordsOf(question.text, language);
  const isOne = words.length === 1 && (words[0]?.length ?? 0) >= leastLetters;
  if (words.length > mostMentioned || (words.length - mayMiss < 2 && !(isOne && mayMiss === 0)))
    return undefined;
  const searches =
    mayMiss === 0
      ? [words, words.map((word) => beginningsOf(word).at(-1) ?? word)]
      : words.map((_word, at) => words.toSpliced(at, 1));
  for (const searched of searches) {
    const found = await exactMessages(asked, searched.join(' '));
    if (found) return found;
  }
  return undefined;
}

/** The newest messages: of somebody, or of today. */
export async function newest(asked: Asked, by?: string): Promise<Answer> {
  const { question, language, texts } = asked;
  const since = by ? undefined : new Date(Date.now() - dayMs);
  const all = await question.tools.newest(since);
  const found = (by ? all.filter(isBy(by)) : all).slice(0, 5);
  const rows = found.map(messageRow(language));
  if (by === undefined)
    return { text: rows.length > 0 ? `${texts.newestToday}\n\n${rows.join('\n')}` : texts.newestNone };
  const named = { words: markdownOf(by) };
  const links = await peopleRows(asked, by);
  if (rows.length + links.length === 0) return { text: fill(texts.nothingFound, named) };
  const parts = [
    ...(rows.length > 0 ? [fill(texts.newestBy, named), rows.join('\n')] : []),
    ...(links.length > 0 ? [fill(texts.peopleFound, named), links.join('\n')] : []),
  ];
  return { text: parts.join('\n\n') };
}

/** People of a name; where there are none, messages with it. */
export async function person(asked: Asked, name: string): Promise<Answer | undefined> {
  const { texts } = asked;
  const rows = await peopleRows(asked, name);
  const named = { words: markdownOf(name) };
  if (rows.length > 0) return { text: `${fill(texts.peopleFound, named)}\n\n${rows.join('\n')}` };
  return messages(asked, name);
}
