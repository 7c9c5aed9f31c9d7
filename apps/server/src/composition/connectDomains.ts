import type { AppOverrides } from '../core/AppOverrides.ts';
import type { Core } from '../core/Core.ts';
import { type Account, connectAccount } from '../domains/account/connectAccount.ts';
import type { Billing } from '../domains/billing/Billing.ts';
import type { Calls } from '../domains/calls/Calls.ts';
import type { Chat } from '../domains/chat/Chat.ts';
import { forgetOutbox } from '../domains/dev/forgetOutbox.ts';
import { connectFiles } from '../domains/files/connectFiles.ts';
import type { Groups } from '../domains/groups/Groups.ts';
import { connectOutreach } from '../domains/outreach/connectOutreach.ts';
import { connectPlaces } from '../domains/places/connectPlaces.ts';
import type { Push } from '../domains/push/Push.ts';
import { connectReferenceData } from '../domains/referenceData/connectReferenceData.ts';
import type { Scheduled } from '../domains/scheduled/Scheduled.ts';
import type { Stickers } from '../domains/stickers/Stickers.ts';
import { connectSystem } from '../domains/system/connectSystem.ts';
import type { Transcripts } from '../domains/transcripts/Transcripts.ts';
import { chooseAdapters } from './chooseAdapters.ts';
import { chooseLanguageEngines } from './chooseLanguageEngines.ts';
import { connectCallsAndTranscripts } from './connectCallsAndTranscripts.ts';
import { connectConversations } from './connectConversations.ts';
import { connectDemoAndTools, type DemoFacts } from './connectDemoAndTools.ts';
import { connectPeople } from './connectPeople.ts';
import { connectSmartTalk } from './connectSmartTalk.ts';
import { describeDelivery } from './describeDelivery.ts';
import { describeServer, serverVersion } from './describeServer.ts';
import { describeTranslation } from './describeTranslation.ts';

/** The domains, as far as the process that listens and tests use them. */
export type Domains = DemoFacts & {
  /** Calls, for tests that run their jobs. */
  calls: Calls;
  /** Live transcripts, for tests that run their jobs. */
  transcripts: Transcripts;
  /** Groups, for tests of what other domains do to them. */
  groups: Groups;
  /** Plans and payments, for tests that run their jobs. */
  billing: Billing;
  /** Pushes, for tests that ring. */
  push: Push;
  /** Messages, for tests that run their job, store records of calls and interrupt the purge of stickers. */
  chat: Pick<Chat, 'recordCall' | 'removeExpired' | 'stickerIn' | 'releaseFiles'>;
  /** Scheduled messages, for tests that run their job. */
  scheduled: Scheduled;
  /** Stickers of people, for tests that run their job. */
  stickers: Pick<Stickers, 'purge'>;
  /** Begins what every start of a server begins with words of earlier files, for tests that start once more. */
  startEarlierWords: () => Promise<void>;
  /** Deletions of accounts, for tests that run their job. */
  account: Account;
  /** Where codes and links are that nobody sends, and what is missing to send them; for whoever starts the server. */
  describeDelivery: () => string[];
  /** Which pairs are translated how well, for whoever starts the server; undefined where a service translates them. */
  describeTranslation: () => string | undefined;
};

/**
 * Connects all domains in the order in which they need each other: what all of them use, people, conversations, calls, and
 * then what stands on all of these. Each group has a file of its own.
 */
export async function connectDomains(core: Core, overrides: AppOverrides): Promise<Domains> {
  const { config } = core;
  const mailer = overrides.mailer ?? chooseAdapters.mailer(config, core);
  const sms = overrides.sms ?? chooseAdapters.sms(config, core);
  const missing = { mail: mailer.id === 'outbox', sms: sms.id === 'outbox' };
  const hasDemo = core.database.kind === 'pglite' && config.DEMO !== '0';
  const engines = await chooseLanguageEngines(core, overrides);
  const { translator, detector, recognizers } = engines;
  const storage = chooseAdapters.storage(config, core);
  const referenceData = connectReferenceData(core);
  const { codeOfLanguage, languageByName } = referenceData;
  const files = connectFiles(core, { storage });

  // What two groups need of each other goes through functions that are called once both stand.
  const { users, billing, auth, presence, notifications, contacts } = await connectPeople(
    core,
    { mailer, sms, files, referenceData, topics: () => topics, calls: () => calls },
    overrides,
  );
  const { topics, glossary, translations, push, chat, scheduled, stickers, groups, startEarlierWords } =
    await connectConversations(
      core,
      {
        ...{ users, presence, notifications, contacts, files, storage, referenceData, engines },
        calls: () => calls,
        transcripts: () => transcripts,
      },
      overrides,
    );
  const { calls, transcripts } = await connectCallsAndTranscripts(
    core,
    {
      ...{ users, presence, notifications, contacts, topics, translations, push, chat, files },
      ...{ languageByName, recognizers, hasDemo },
    },
    overrides,
  );
  await translations.start();
  connectPlaces(core, { places: chooseAdapters.places(config, core), users, codeOfLanguage });
  await billing.start();
  const outreach = connectOutreach(core, { mailer });
  const assistant = await connectSmartTalk(
    core,
    { users, topics, chat, translator, detector, codeOfLanguage },
    overrides,
  );
  const account = connectAccount(core, {
    users,
    topics,
    chat,
    contacts,
    groups,
    files,
    billing,
    calls,
    notifications,
    assistant,
    glossary,
    scheduled,
    stickers,
    mailer,
    sms,
    codeOfLanguage,
    sessions: auth.sessions,
    endSessions: (userId) => auth.sessions.endAll(userId),
    forgetPlan: billing.forgetPerson,
    forgetAddresses: [auth.forget, files.forget, forgetOutbox, outreach.forget],
  });
  const demo = await connectDemoAndTools(core, {
    ...{ users, contacts, billing, auth, topics, groups, chat, files, hasDemo },
    hasOutbox: missing.mail || missing.sms,
  });
  connectSystem(core, {
    describe: () => describeServer(core, { ...engines, assistant }),
    version: serverVersion,
    needs: chooseAdapters.needs(core, storage),
  });

  return {
    ...demo,
    calls,
    transcripts,
    groups,
    billing,
    push,
    chat,
    scheduled,
    stickers,
    startEarlierWords,
    account,
    describeDelivery: () => describeDelivery(config, core, missing),
    describeTranslation: () => describeTranslation(translator),
  };
}
