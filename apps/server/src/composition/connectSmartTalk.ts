import { createAssistantEngine } from '../adapters/assistant/createAssistantEngine.ts';
import type { AppOverrides } from '../core/AppOverrides.ts';
import type { Core } from '../core/Core.ts';
import type { Assistant } from '../domains/assistant/Assistant.ts';
import { connectAssistant } from '../domains/assistant/connectAssistant.ts';
import type { LanguageEngines } from './chooseLanguageEngines.ts';
import type { Conversations } from './connectConversations.ts';
import type { People } from './connectPeople.ts';
import { createAssistantTools } from './createAssistantTools.ts';

/** What SmartTalk needs of the other domains. */
export type SmartTalkDeps = Pick<People, 'users'> &
  Pick<Conversations, 'topics' | 'chat'> &
  Pick<LanguageEngines, 'translator' | 'detector'> & {
    /** BCP 47 tag of a language that a profile names. */
    codeOfLanguage: (name: string) => string;
  };

/** Connects SmartTalk with its engine, and with what that may ask the other domains for. */
export async function connectSmartTalk(
  core: Core,
  { users, topics, chat, translator, detector, codeOfLanguage }: SmartTalkDeps,
  overrides: Pick<AppOverrides, 'assistant'>,
): Promise<Assistant> {
  const engine = overrides.assistant ?? (await createAssistantEngine(core.config, core.services));
  const { host } = engine;
  return connectAssistant(core, {
    engine,
    detector,
    ...createAssistantTools({ chat, topics, host, users, translator, detector, codeOfLanguage }),
    excerptOf: chat.excerpt,
    isLocalOnly: topics.isLocalOnly,
  });
}
