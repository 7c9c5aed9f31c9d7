import type { AssistantEngine, AssistantPart } from '../../../ports/AssistantEngine.ts';
import { type Answer, type Asked, fill } from './Answer.ts';
import { createHelpIndex, type HelpIndex } from './createHelpIndex.ts';
import type { HelpLanguage } from './HelpLanguage.ts';
import { helpAnswer } from './helpAnswer.ts';
import type { Intent } from './intents/Intent.ts';
import { readIntent } from './intents/readIntent.ts';
import { findLanguageByName, nameOfLanguage } from './languageNames.ts';
import { languageOfQuestion } from './languageOfQuestion.ts';
import { markdownOf } from './markdownOf.ts';
import { mentions, messages, newest, person, unread } from './ownAnswers.ts';
import { partPaths } from './partPaths.ts';
import { readQuestions } from './questions/questions.ts';
import type { AssistantTexts } from './texts/AssistantTexts.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { vi } from './texts/vi.ts';

const textsIn: Readonly<Record<HelpLanguage, AssistantTexts>> = { en, ar, es, fr, it, vi };

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
