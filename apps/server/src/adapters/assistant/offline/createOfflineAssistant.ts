import type {
  AssistantEngine,
  AssistantFoundMessage,
  AssistantPart,
  AssistantQuestion,
  AssistantSource,
} from '../../../ports/AssistantEngine.ts';
import { createHelpIndex, type HelpHit, type HelpIndex } from './createHelpIndex.ts';
import type { HelpLanguage } from './HelpLanguage.ts';
import type { Intent } from './intents/Intent.ts';
import { readIntent } from './intents/readIntent.ts';
import { asksHow } from './intents/readOwn.ts';
import { findLanguageByName, nameOfLanguage } from './languageNames.ts';
import { languageOfQuestion } from './languageOfQuestion.ts';
import { markdownOf } from './markdownOf.ts';
import { helpPath, partPaths } from './partPaths.ts';
import { readQuestions } from './questions/questions.ts';
import { heavyWordsOf, isElsewhere, subjectOf, withoutMarks } from './termsOf.ts';
import type { AssistantTexts } from './texts/AssistantTexts.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { vi } from './texts/vi.ts';

const textsIn: Readonly<Record<HelpLanguage, AssistantTexts>> = { en, ar, es, fr, it, vi };

/** How sure an answer is: see docs/decisions/0142-example-questions-of-the-built-in-assistant.md. */
type Sureness = 'sure' | 'likely' | 'unknown';
/** How much how well a section fits by what its page says counts, beside how much of the question it holds. */
const fitShare = 0.15;
const sure = { coverage: 0.45, fit: 0.8 };
/** A question about something else has to be held nearly as a whole. */
const sureElsewhere = { coverage: 0.6, fit: 1.2 };
/** Of a long question a section may hold little, and yet enough that it is about. */
const likely = { coverage: 0.19, fit: 0.6, evidence: 7.5 };
/** A section that is about less of the question than this may be meant less than messages that hold all of it. */
const leastFocus = 0.5;
/** A second section is named where it holds nearly as much as the first. */
const nearCoverage = 0.9;
/** And is about nearly as much of it. */
const nearFocus = 0.6;

/** How sure it is that a section answers a question. */
function surenessOf({ coverage, fit, evidence }: HelpHit, elsewhere: boolean): Sureness {
  const all = coverage + fitShare * fit;
  const least = elsewhere ? sureElsewhere : sure;
  if (coverage >= least.coverage && all >= least.fit) return 'sure';
  if (elsewhere || coverage < likely.coverage) return 'unknown';
  return all >= likely.fit || evidence >= likely.evidence ? 'likely' : 'unknown';
}

/** A question of more words than this, or of one with fewer letters, names no message. */
const mostMentioned = 6;
const leastLetters = 5;

const dayMs = 24 * 60 * 60 * 1000;

type Answer = { text: string; sources?: readonly AssistantSource[] };
/** What an answer is made of. */
type Asked = { question: AssistantQuestion; language: HelpLanguage; texts: AssistantTexts };

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Links between the pages, `calls.md`, as addresses of the application. */
const withLinks = (text: string): string =>
  text.replaceAll(/\]\(([\w-]+)\.md\)/g, (_link, page: string) => `](${helpPath(page)})`);

const sourceOf = ({ section }: HelpHit): AssistantSource => ({
  title: `${section.title}: ${section.heading}`,
  url: helpPath(section.id),
});

/** What the help pages say, how sure it is, and whether it is about most of the question. */
function helpAnswer(
  { question, language, texts }: Asked,
  index: HelpIndex,
): Answer & { sureness: Sureness; isAbout: boolean } {
  const [best, second] = index.find(question.text);
  const sureness = best ? surenessOf(best, isElsewhere(question.text, language)) : 'unknown';
  if (!best || sureness === 'unknown')
    return { text: fill(texts.unknown, { url: partPaths.help }), sureness, isAbout: false };
  const { section } = best;
  const isAbout = best.focus >= leastFocus;
  const source = sourceOf(best);
  const lines = [
    `**${section.heading}**`,
    withLinks(section.text),
    fill(texts.helpPage, { title: section.title, url: source.url }),
  ];
  const isNear =
    second &&
    (sureness === 'likely' ||
      (second.section.page !== section.page &&
        second.coverage >= best.coverage * nearCoverage &&
        second.focus >= best.focus * nearFocus));
  if (!isNear) return { text: lines.join('\n\n'), sources: [source], sureness, isAbout };
  const other = sourceOf(second);
  lines.push(fill(texts.seeAlso, { pages: `[${other.title}](${other.url})` }));
  return { text: lines.join('\n\n'), sources: [source, other], sureness, isAbout };
}

async function translation(
  { question, language, texts }: Asked,
  { text, language: name }: Extract<Intent, { kind: 'translate' }>,
): Promise<Answer> {
  const target = findLanguageByName(name);
  if (!target) return { text: fill(texts.noLanguage, { name: markdownOf(name) }) };
  const result = await question.tools.translate({ text, target });
  const named = { target: nameOfLanguage(target, language) };
  if (result.status !== 'done') {
    return {
      text: result.status === 'unavailable' ? fill(texts.noTranslation, named) : texts.translationDown,
    };
  }
  if (result.source.split('-')[0] === target) return { text: fill(texts.sameLanguage, named) };
  const source = nameOfLanguage(result.source, language);
  const how = fill(texts.translated[result.grade], { ...named, source, engine: markdownOf(result.engine) });
  return { text: `> ${markdownOf(result.text)}\n\n${how}` };
}

async function unread({ question, texts }: Asked, isToday: boolean): Promise<Answer> {
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
async function messages(asked: Asked, words: string, by?: string): Promise<Answer | undefined> {
  for (const searched of searchesOf(words, asked.language)) {
    const found = await exactMessages(asked, searched, by);
    if (found) return found;
  }
  return undefined;
}

/** Messages that hold what a question is about, whether it asks for messages or not: “Where are the keys of the flat?” */
async function mentions(asked: Asked, mayMiss: number): Promise<Answer | undefined> {
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

async function newest(asked: Asked, by?: string): Promise<Answer> {
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

async function person(asked: Asked, name: string): Promise<Answer | undefined> {
  const { texts } = asked;
  const rows = await peopleRows(asked, name);
  const named = { words: markdownOf(name) };
  if (rows.length > 0) return { text: `${fill(texts.peopleFound, named)}\n\n${rows.join('\n')}` };
  return messages(asked, name);
}

async function answerTo(
  asked: Asked,
  indexOf: (language: HelpLanguage) => Promise<HelpIndex>,
): Promise<Answer> {
  const { question, language, texts } = asked;
  const intent = readIntent(question.text, language);
  /** “Find a word in one chat” may ask for the word, or how it is done. */
  const help = async () => {
    const found = helpAnswer(asked, await indexOf(language));
    return found.sureness === 'unknown' ? undefined : found;
  };
  switch (intent.kind) {
    case 'greet':
      return { text: texts.greeting };
    case 'identity':
      return { text: texts.identity };
    case 'translate':
      return translation(asked, intent);
    case 'unread':
      return unread(asked, intent.isToday);
    case 'open':
      return { text: fill(texts.opens, { name: texts.parts[intent.part], url: partPaths[intent.part] }) };
    case 'findMessage': {
      const named = { words: markdownOf(intent.words), name: markdownOf(intent.by ?? '') };
      const found = await messages(asked, intent.words, intent.by);
      if (found || intent.by) return found ?? { text: fill(texts.messagesNoneBy, named) };
      return (await help()) ?? { text: fill(texts.messagesNone, named) };
    }
    case 'newest':
      return newest(asked, intent.by);
    case 'findPerson':
      return (
        (await person(asked, intent.name)) ??
        (await help()) ?? { text: fill(texts.nothingFound, { words: markdownOf(intent.name) }) }
      );
    case 'help': {
      const found = helpAnswer(asked, await indexOf(language));
      if (found.sureness === 'sure' && found.isAbout) return found;
      const mentioned = await mentions(asked, 0);
      if (mentioned || found.sureness !== 'unknown') return mentioned ?? found;
      return (await mentions(asked, 1)) ?? found;
    }
  }
}

/**
 * Answers without a model and without another host: from the help pages in `docs/help`, and by skills that need none. Questions
 * in the languages of the help pages are answered in their language, others in the reader's, where that is one of them.
 */
export function createOfflineAssistant(): AssistantEngine {
  const indexes = new Map<HelpLanguage, Promise<HelpIndex>>();
  /** Of a language that nobody asks in there is none. */
  const indexOf = (language: HelpLanguage) => {
    const index =
      indexes.get(language) ??
      readQuestions(language).then((questions) => createHelpIndex(language, questions));
    indexes.set(language, index);
    return index;
  };
  let isClosed = false;

  return {
    id: 'offline',
    kind: 'offline',
    model: null,
    host: null,
    quotesTaken: () => 0,
    answer: async (question, write: (part: AssistantPart) => void) => {
      if (isClosed) return { status: 'unavailable', detail: 'The assistant was closed.' };
      const isEnded = () => isClosed || question.signal?.aborted === true;
      const ended = { status: 'failed', detail: 'The answer was ended.' } as const;
      if (isEnded()) return ended;
      try {
        const language = languageOfQuestion(question.text, question.reader.language);
        const { text, sources } = await answerTo({ question, language, texts: textsIn[language] }, indexOf);
        if (isEnded()) return ended;
        write({ kind: 'text', text });
        if (sources) write({ kind: 'sources', sources });
        return { status: 'done' };
      } catch (error) {
        const name = error instanceof Error ? error.name : 'an unknown error';
        return { status: 'failed', detail: `The built-in assistant could not answer: ${name}.` };
      }
    },
    close: async () => {
      isClosed = true;
    },
  };
}
