import { describe, expect, it } from 'vitest';
import {
  askAssistant,
  describeAssistantEngine,
  emptyTools,
} from '../../../ports/AssistantEngine.conformance.ts';
import type { AssistantTools } from '../../../ports/AssistantEngine.ts';
import { createOfflineAssistant } from './createOfflineAssistant.ts';
import { ownTools } from './scored/ownThings.ts';
import { helpQuestions, ownQuestions, unknownQuestions } from './scored/questions.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it as italian } from './texts/it.ts';
import { vi } from './texts/vi.ts';

describeAssistantEngine({
  name: 'built in',
  create: createOfflineAssistant,
  question: 'How do I leave a group?',
  expected: 'Leave group',
});

const engine = createOfflineAssistant();
const texts = { en, ar, es, fr, it: italian, vi };
const readerOf = (language: string) => ({ name: 'Anna', language, plan: 'ultimate' as const });

async function ask(text: string, language = 'en', tools: AssistantTools = emptyTools) {
  const { text: answer, parts } = await askAssistant(engine, { text, tools, reader: readerOf(language) });
  return { answer, sources: parts.flatMap((part) => (part.kind === 'sources' ? part.sources : [])) };
}

describe('the built-in assistant', () => {
  it('answers at least 57 of the 60 questions about Franca from the right page', async () => {
    const wrong: string[] = [];
    for (const { language, text, pages } of helpQuestions) {
      const { sources } = await ask(text, language);
      const page = /subject=([\w-]+)/.exec(sources[0]?.url ?? '')?.[1];
      if (page === undefined || !pages.includes(page)) wrong.push(text);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  });

  it.each(unknownQuestions)('says that it does not know: $text', async ({ language, text }) => {
    const { answer, sources } = await ask(text, language);
    expect(answer).toBe(texts[language as keyof typeof texts].unknown.replace('{url}', '/chat?dialog=help'));
    expect(sources).toEqual([]);
  });

  it.each(ownQuestions)('finds what is the person’s own: $text', async ({ language, text, expected }) => {
    const { answer } = await ask(text, language, ownTools);
    for (const words of expected) expect(answer).toContain(words);
  });

  it('answers in the language of the question, whatever the reader’s', async () => {
    expect((await ask('Come lascio un gruppo?', 'vi')).answer).toContain('Lasciare un gruppo');
    expect((await ask('كيف أغادر مجموعة؟', 'en')).answer).toContain('مغادرة مجموعة');
    expect((await ask('¿Cómo salgo de un grupo?', 'it')).answer).toContain('Salir de un grupo');
    expect((await ask('Comment quitter un groupe ?', 'it')).answer).toContain('Quitter un groupe');
    expect((await ask('How do I leave a group?', 'ar')).answer).toContain('Leave a group');
  });

  it('understands Vietnamese without its marks', async () => {
    expect((await ask('lam sao roi nhom', 'vi')).sources[0]?.url).toContain('groups');
  });

  it.each([
    ['en', 'translate "good morning" to Italian', 'good morning', 'it'],
    ['en', 'How do you say thank you in Vietnamese?', 'thank you', 'vi'],
    ['it', 'traduci “buongiorno” in inglese', 'buongiorno', 'en'],
    ['es', 'Traduce “buenos días” al italiano', 'buenos días', 'it'],
    ['fr', 'Comment dit-on « merci » en anglais ?', 'merci', 'en'],
    ['vi', 'dịch “chào buổi sáng” sang tiếng Ý', 'chào buổi sáng', 'it'],
    ['ar', 'ترجم «صباح الخير» إلى الإيطالية', 'صباح الخير', 'it'],
    ['ar', 'كيف أقول شكرا بالإنجليزية؟', 'شكرا', 'en'],
  ])('translates (%s): %s', async (language, text, sentence, target) => {
    const asked: unknown[] = [];
    const tools: AssistantTools = {
      ...emptyTools,
      translate: async (request) => {
        asked.push(request);
        return { status: 'done', text: 'ok', engine: 'apertium', grade: 'rough', source: 'pt' };
      },
    };
    const { answer } = await ask(text, language, tools);
    expect(asked).toEqual([{ text: sentence, target }]);
    expect(answer).toMatch(/^> ok\n\n≈/);
  });

  it('says that no engine has a translation, and that a language is unknown', async () => {
    expect((await ask('translate hello to Italian')).answer).toContain(
      'No translation of this text into Italian',
    );
    expect((await ask('translate hello to Klingonese')).answer).toContain('no language called “Klingonese”');
  });

  it.each([
    ['en', 'open the settings', 'dialog=settings'],
    ['it', 'apri le impostazioni', 'dialog=settings'],
    ['es', 'abre los ajustes', 'dialog=settings'],
    ['fr', 'ouvre les réglages', 'dialog=settings'],
    ['vi', 'mở cài đặt', 'dialog=settings'],
    ['ar', 'افتح الإعدادات', 'dialog=settings'],
    ['en', 'show my friend requests', 'page=requests'],
  ])('opens a part (%s): %s', async (language, text, path) => {
    expect((await ask(text, language)).answer).toContain(path);
  });

  it.each([
    ['en', 'Who are you?'],
    ['en', 'Are you ChatGPT?'],
    ['it', 'Sei ChatGPT?'],
    ['it', 'Chi sei?'],
    ['es', '¿Quién eres?'],
    ['es', '¿Eres un robot?'],
    ['fr', 'Qui es-tu ?'],
    ['vi', 'Bạn là ai?'],
    ['ar', 'من أنت؟'],
    ['ar', 'هل أنت روبوت؟'],
  ])('says what it is (%s): %s', async (language, text) => {
    expect((await ask(text, language)).answer).toBe(texts[language as keyof typeof texts].identity);
  });

  it('explains how things are found and marked instead of doing it', async () => {
    expect((await ask('How do I find an old message?', 'en', ownTools)).sources[0]?.url).toContain('search');
    expect((await ask('How do I mark a chat as unread?', 'en', ownTools)).sources[0]?.url).toContain(
      'conversations',
    );
  });

  it('shows what people wrote as text, never as markup', async () => {
    const tools: AssistantTools = {
      ...emptyTools,
      findMessages: async () => [
        {
          topicId: 't',
          conversation: '[x](javascript:alert(1))',
          chatId: 'c',
          by: '<b>Eve</b>',
          text: '![x](https://evil.example/p.png) <script>train</script>',
          date: '2026-01-01T00:00:00.000Z',
          url: '/chat?topic=t',
        },
      ],
    };
    const { answer } = await ask('Find the message about the train', 'en', tools);
    expect(answer).not.toMatch(/(?<!\\)<|(?<!\\)!\[|(?<!\\)\]\(javascript/);
  });
});

describe('what is found by other words than the pages have', () => {
  it.each([
    ['en', 'How do I take back a message?', 'messages.2'],
    ['en', 'How do I kick somebody out of a group?', 'groups.9'],
    ['en', 'My microphone does not work', 'voice.6'],
    ['es', '¿Cómo mando una foto?', 'files.1'],
    ['es', '¿Cuántas personas caben en un grupo?', 'groups.2'],
    ['fr', 'J’ai oublié mon mot de passe', 'sign-in.6'],
    ['it', 'Come si silenzia un gruppo?', 'notifications.4'],
    ['ar', 'كيف أخفي خلفيتي؟', 'calls.4'],
    ['vi', 'Làm sao tải dữ liệu về máy?', 'privacy.1'],
  ])('in %s: %s', async (language, text, part) => {
    expect((await ask(text, language)).sources[0]?.url).toBe(`/chat?dialog=help&subject=${part}`);
  });
});

describe('a question that does not speak of messages', () => {
  it('is answered by a message that holds what it is about', async () => {
    const { answer, sources } = await ask('When does the train leave?', 'en', ownTools);
    expect(answer).toContain('The train leaves at 8');
    expect(sources).toEqual([]);
  });

  it('is answered by the help pages where no message holds it', async () => {
    const { sources } = await ask('find a group by its name', 'en', ownTools);
    expect(sources[0]?.url).toContain('subject=search');
  });

  it('is answered in its own language, whatever words it shares with others', async () => {
    const { answer } = await ask(
      'avevo iniziato a scrivere un messaggio e ho chiuso tutto, l’ho perso?',
      'it',
    );
    expect(answer).toMatch(/pagina di aiuto|Questo non lo so/);
  });

  it.each(['What is the recipe of the cake that I can share?', 'Can I pay my electricity bill with Franca?'])(
    'about something else is answered by no page: %s',
    async (text) => {
      expect((await ask(text)).sources).toEqual([]);
    },
  );
});
