import type { HelpLanguage } from '../HelpLanguage.ts';
import { findLanguageByName } from '../languageNames.ts';
import { normalizeArabic, termsAsked, withoutMarks } from '../termsOf.ts';
import type { Intent } from './Intent.ts';
import { ownWords, type Role } from './ownWords/ownWords.ts';

/** A word or phrase of a question, and what it does there; `content` is what no list has: names, and what is talked about. */
type Part = { roles: readonly (Role | 'content')[]; start: number; end: number };

type Lists = { roles: ReadonlyMap<string, readonly Role[]>; longest: number };

/** How words are compared: without case, and without marks where these make no other words. */
const keyOf = (word: string, language: HelpLanguage): string => {
  if (language === 'vi') return word.normalize('NFC').toLowerCase();
  if (language === 'ar') return normalizeArabic(word.toLowerCase());
  return withoutMarks(word).toLowerCase();
};

/** Words with the place where they begin; “m’a” and “a-t-il” are several, “haven’t” is one. */
function wordsOf(text: string, language: HelpLanguage) {
  const word =
    language === 'en' ? /[\p{L}\p{M}\p{N}]+(?:['’](?!s(?!\p{L}))\p{L}+)?/gu : /[\p{L}\p{M}\p{N}]+/gu;
  return [...text.matchAll(word)].map(({ 0: own, index }) => ({
    key: keyOf(own.replace('’', "'"), language),
    start: index,
    end: index + own.length,
  }));
}

function readLists(language: HelpLanguage): Lists {
  const roles = new Map<string, Role[]>();
  let longest = 1;
  for (const line of ownWords[language].trim().split('\n')) {
    const [role = '', words = ''] = line.split(': ');
    for (const phrase of words.split(', ')) {
      const keys = wordsOf(phrase, language).map(({ key }) => key);
      longest = Math.max(longest, keys.length);
      const key = keys.join(' ');
      roles.set(key, [...(roles.get(key) ?? []), role as Role]);
    }
  }
  return { roles, longest };
}

const known = new Map<HelpLanguage, Lists>();
function listsOf(language: HelpLanguage): Lists {
  const read = known.get(language) ?? readLists(language);
  known.set(language, read);
  return read;
}

/** The parts of a question, the longest phrases first. */
function partsOf(text: string, language: HelpLanguage): Part[] {
  const { roles, longest } = listsOf(language);
  const words = wordsOf(text, language);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    const keyFor = (count: number) =>
      words
        .slice(at, at + count)
        .map(({ key }) => key)
        .join(' ');
    while (length > 1 && !roles.has(keyFor(length))) length -= 1;
    const own = roles.get(keyFor(length));
    const start = words[at]?.start ?? 0;
    const end = words[at + length - 1]?.end ?? 0;
    parts.push({ roles: own ?? ['content'], start, end });
    at += length;
  }
  return parts;
}

/** Names of no person that stand in questions about a messenger. */
const things =
  /^(?:Franca|SmartTalk|OpenAI|ChatGPT|Google|Teams|Zoom|WhatsApp|Telegram|Premium|Ultimate|Enterprise|Android|Windows|Chrome|Firefox|Safari|January|February|March|April|May|June|July|August|September|October|November|December)$/iu;
/** What is sent and shown in conversations: “the photo in the chat” names no message. */
const kinds: ReadonlySet<string> = new Set(
  ['photo', 'file', 'group', 'chat', 'message', 'call', 'voice', 'video', 'translate', 'original'].map(
    (name) => `=${name}`,
  ),
);
/** Longer than this nobody names what a message was about, unless “about” stands before it. */
const longestTopic = 5;

/** What a question says of one's own things. */
class Question {
  readonly parts: readonly Part[];
  readonly text: string;
  readonly language: HelpLanguage;

  constructor(text: string, language: HelpLanguage) {
    this.text = text;
    this.language = language;
    this.parts = partsOf(text, language);
  }

  has(role: Role): boolean {
    return this.parts.some(({ roles }) => roles.includes(role));
  }

  isContent(at: number): boolean {
    return this.parts[at]?.roles.includes('content') ?? false;
  }

  textOf(from: number, to: number): string {
    return this.text.slice(this.parts[from]?.start ?? 0, this.parts[to - 1]?.end ?? 0);
  }

  /** Names: up to three words that no list has, written as names are. */
  name(): { from: number; to: number } | undefined {
    for (let from = 0; from < this.parts.length; from += 1) {
      let to = from;
      while (this.isContent(to) && this.isNamed(to) && to - from < 3) to += 1;
      if (to > from) return { from, to };
    }
    return undefined;
  }

  isNamed(at: number): boolean {
    const word = this.textOf(at, at + 1);
    if (this.language === 'ar' && this.isArabicName(at)) return true;
    // “PDF”, “I’m” and “Japanese” name nobody.
    return /^\p{Lu}[\p{Ll}\p{M}]/u.test(word) && !things.test(word) && findLanguageByName(word) === undefined;
  }

  /** Arabic has no capital letters: a name stands beside who says something, or who is asked for. */
  isArabicName(at: number): boolean {
    const before = this.parts[at - 1]?.roles ?? [];
    const after = this.parts[at + 1]?.roles ?? [];
    const speaks = (roles: readonly string[]) => roles.includes('says');
    return (
      before.includes('called') ||
      (this.has('what') && this.has('about') && (speaks(before) || (at === 0 && speaks(after))))
    );
  }

  /** What is talked about between two places, without what says nothing at both ends. */
  topic(from: number, to: number): string | undefined {
    let first = from;
    let last = to;
    while (first < last && !this.isContent(first)) first += 1;
    while (last > first && !this.isContent(last - 1)) last -= 1;
    return last > first ? this.textOf(first, last) : undefined;
  }

  /** Where a role stands after a place, or -1. */
  after(role: Role, from: number): number {
    return this.parts.findIndex(({ roles }, at) => at >= from && roles.includes(role));
  }

  /** Whether nothing is talked about beside a name. */
  isOnly(name?: { from: number; to: number }): boolean {
    return this.parts.every((_part, at) => !this.isContent(at) || (name && at >= name.from && at < name.to));
  }
}

/** What is talked about: after the word that says so, before or after the name, else whatever is neither name nor known. */
function topicOf(question: Question, name?: { from: number; to: number }): string | undefined {
  const end = question.parts.length;
  const says = question.after('says', 0);
  const starts = [Math.max(says, name?.to ?? 0), says + 1, 0];
  for (const start of starts) {
    const about = question.after('about', start);
    if (about < 0) continue;
    const isBefore = name && about < name.from;
    const found = question.topic(about + 1, isBefore ? name.from : end);
    if (found) return found;
  }
  const rest = question.topic(Math.max(name?.to ?? 0, says + 1), end);
  return rest && rest.split(' ').length <= longestTopic ? rest : undefined;
}

/** Whether words only say what kind of thing is looked for. */
const isKind = (words: string, language: HelpLanguage) =>
  termsAsked(words, language).every(
    ({ variants, isLight }) => isLight || variants.some((term) => kinds.has(term)),
  );

/** What somebody of a name is asked for. */
function ofSomebody(question: Question, name: { from: number; to: number }): Intent | undefined {
  const by = question.textOf(name.from, name.to);
  const isOnly = question.isOnly(name);
  if (question.has('friend') || question.has('called'))
    return isOnly ? { kind: 'findPerson', name: by } : undefined;
  if (question.has('says')) {
    // “Who wrote Hamlet?” is about no friend.
    if (question.has('who') && !question.has('me')) return undefined;
    if (isOnly) return { kind: 'newest', by };
    const words = topicOf(question, name);
    const isOwn = question.has('about') || question.has('me') || (words && !/^\p{Lu}/u.test(words));
    return words && isOwn ? { kind: 'findMessage', words, by } : undefined;
  }
  if (isOnly && (question.has('last') || question.has('message') || question.has('unread')))
    return { kind: 'newest', by };
  return isOnly && question.has('find') ? { kind: 'findPerson', name: by } : undefined;
}

/** What is asked for without a name. */
function ofAnybody(question: Question): Intent | undefined {
  const isOnly = question.isOnly();
  const isToday = question.has('today');
  if (
    isOnly &&
    (question.has('unread') || (question.has('not') && question.has('read') && question.has('me')))
  )
    return { kind: 'unread', isToday };
  const isToMe = question.has('me') && (question.has('who') || question.has('what'));
  if (
    isOnly &&
    !question.has('friend') &&
    (isToday || (question.has('says') && isToMe && !question.has('about')))
  )
    return question.has('says') || question.has('message') || question.has('what') || question.has('who')
      ? { kind: 'newest' }
      : undefined;
  const words = topicOf(question);
  if (!words || isKind(words, question.language)) return undefined;
  const isAbout = question.has('about');
  const isSaid =
    question.has('says') &&
    ((question.has('who') && (question.has('me') || isAbout)) ||
      (isAbout && (question.has('where') || question.has('find'))));
  const isFound = question.has('find') && question.has('message') && isAbout;
  return isSaid || isFound ? { kind: 'findMessage', words } : undefined;
}

/**
 * What is asked of one's own conversations and friends, read from what each word does: who says something, about what, to whom. A question
 * with other words than those, or one about how something is done, is none.
 */
export function readOwn(text: string, language: HelpLanguage): Intent | undefined {
  const question = new Question(text, language);
  if (question.has('how') || question.parts.length > 16) return undefined;
  const name = question.name();
  return name ? ofSomebody(question, name) : ofAnybody(question);
}

/** Whether a question asks how something is done. */
export const asksHow = (text: string, language: HelpLanguage): boolean =>
  new Question(text, language).has('how');
