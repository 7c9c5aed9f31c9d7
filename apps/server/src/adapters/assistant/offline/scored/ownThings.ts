import type {
  AssistantFoundMessage,
  AssistantFoundPerson,
  AssistantTools,
} from '../../../../ports/AssistantEngine.ts';

const message = (topicId: string, conversation: string, by: string, text: string): AssistantFoundMessage => ({
  topicId,
  conversation,
  chatId: `${topicId}-${text.length}`,
  by,
  text,
  date: '2026-03-02T10:00:00.000Z',
  url: `/chat?topic=${topicId}`,
});

const messages = [
  message('t1', 'Giulia Rossi', 'Giulia Rossi', 'The train leaves at 8'),
  message('t1', 'Giulia Rossi', 'Giulia Rossi', 'La cena è alle otto'),
  message('t2', 'Omar Haddad', 'Omar Haddad', 'I have sent the invoice'),
  message('t3', 'Weekend', 'Linh Trần', 'Chúc mừng sinh nhật!'),
];
const person = (id: string, name: string): AssistantFoundPerson => ({
  id,
  name,
  country: null,
  language: null,
  isFriend: true,
  url: `/chat?person=${id}`,
});
const people = [person('p1', 'Giulia Rossi'), person('p2', 'Omar Haddad'), person('p3', 'ليلى حداد')];
const holds = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** The tools of a person with three conversations and three friends; a search finds what holds each word. */
export const ownTools: AssistantTools = {
  findMessages: async (words) => messages.filter(({ text }) => holds(text, words)),
  findPeople: async (name) => people.filter((one) => holds(one.name, name)),
  newest: async () => messages.slice(0, 3),
  unread: async () => [
    { topicId: 't1', conversation: 'Giulia Rossi', count: 2, last: null, url: '/chat?topic=t1' },
    {
      topicId: 't3',
      conversation: 'Weekend',
      count: 1,
      last: { by: 'Linh Trần', text: 'Chúc mừng sinh nhật!', date: '2026-03-02T10:00:00.000Z' },
      url: '/chat?topic=t3',
    },
  ],
  translate: async ({ text, target }) => ({
    status: 'done',
    text: `${text} (${target})`,
    engine: 'phrases',
    grade: 'exact',
    source: target === 'en' ? 'it' : 'en',
  }),
};
