import type { PartName } from '../intents/Intent.ts';

/** What the assistant says in one language; `{x}` stands for a value. */
export type AssistantTexts = {
  greeting: string;
  identity: string;
  unknown: string;
  helpPage: string;
  seeAlso: string;
  translated: Readonly<Record<'exact' | 'good' | 'rough', string>>;
  sameLanguage: string;
  noLanguage: string;
  noTranslation: string;
  translationDown: string;
  unreadNone: string;
  unreadNoneToday: string;
  unread: string;
  unreadToday: string;
  opens: string;
  messagesFound: string;
  messagesNone: string;
  messagesNoneBy: string;
  newestToday: string;
  newestNone: string;
  newestBy: string;
  peopleFound: string;
  friend: string;
  nothingFound: string;
  parts: Readonly<Record<PartName, string>>;
};
