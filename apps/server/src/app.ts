import { join } from 'node:path';
import type { DemoAccount } from '@franca/contract';
import { createAssistantEngine } from './adapters/assistant/createAssistantEngine.ts';
import { createAltchaCaptcha } from './adapters/captcha/createAltchaCaptcha.ts';
import { createLanguageDetector } from './adapters/language-detection/createLanguageDetector.ts';
import { createPictureReaders } from './adapters/picture-text/createPictureReaders.ts';
import { createRecognizers } from './adapters/speech/createRecognizers.ts';
import { createOrderedEngines } from './adapters/translation/createOrderedEngines.ts';
import { chooseAdapters } from './composition/chooseAdapters.ts';
import { createAssistantTools } from './composition/createAssistantTools.ts';
import { describeDelivery } from './composition/describeDelivery.ts';
import { describeServer, serverVersion } from './composition/describeServer.ts';
import { describeTranslation } from './composition/describeTranslation.ts';
import { textEngines } from './composition/textEngines.ts';
import type { Config } from './config.ts';
import type { AppOverrides } from './core/AppOverrides.ts';
import type { Core } from './core/Core.ts';
import { type CoreHandle, createCore } from './core/createCore.ts';
import { keyedHash } from './core/hashes.ts';
import { serverFolder } from './core/serverFolder.ts';
import { type Account, connectAccount } from './domains/account/connectAccount.ts';
import { connectAssistant } from './domains/assistant/connectAssistant.ts';
import { connectAttachmentTexts } from './domains/attachmentTexts/connectAttachmentTexts.ts';
import { decodeSound } from './domains/attachmentTexts/decodeSound.ts';
import { connectAuth } from './domains/auth/connectAuth.ts';
import type { Billing } from './domains/billing/Billing.ts';
import { connectBilling } from './domains/billing/connectBilling.ts';
import type { Calls } from './domains/calls/Calls.ts';
import { connectCalls } from './domains/calls/connectCalls.ts';
import type { Chat } from './domains/chat/Chat.ts';
import { connectChat } from './domains/chat/connectChat.ts';
import { connectContacts } from './domains/contacts/connectContacts.ts';
import { connectCallVoices } from './domains/demo/connectCallVoices.ts';
import { connectPractice } from './domains/demo/connectPractice.ts';
import { connectDev } from './domains/dev/connectDev.ts';
import { forgetOutbox } from './domains/dev/forgetOutbox.ts';
import { connectFiles } from './domains/files/connectFiles.ts';
import { connectGlossary } from './domains/glossary/connectGlossary.ts';
import { connectGroups } from './domains/groups/connectGroups.ts';
import type { Groups } from './domains/groups/Groups.ts';
import { connectLinks } from './domains/links/connectLinks.ts';
import { connectNotifications } from './domains/notifications/connectNotifications.ts';
import { connectOutreach } from './domains/outreach/connectOutreach.ts';
import { connectPlaces } from './domains/places/connectPlaces.ts';
import { connectPresence } from './domains/presence/connectPresence.ts';
import { connectVisibility } from './domains/presence/connectVisibility.ts';
import { connectPush } from './domains/push/connectPush.ts';
import type { Push } from './domains/push/Push.ts';
import { connectReferenceData } from './domains/referenceData/connectReferenceData.ts';
import { connectScheduled } from './domains/scheduled/connectScheduled.ts';
import type { Scheduled } from './domains/scheduled/Scheduled.ts';
import { connectSystem } from './domains/system/connectSystem.ts';
import { connectTopics } from './domains/topics/connectTopics.ts';
import { connectTranscripts } from './domains/transcripts/connectTranscripts.ts';
import type { Transcripts } from './domains/transcripts/Transcripts.ts';
import { connectTranslate } from './domains/translate/connectTranslate.ts';
import { connectUsers } from './domains/users/connectUsers.ts';
import { sendUnknown } from './http/sendUnknown.ts';
import { serveLanding } from './http/serveLanding.ts';
import { serveLogin } from './http/serveLogin.ts';
import { serveWeb } from './http/serveWeb.ts';
import type { AdmitToRoom } from './ports/MediaRooms.ts';

const webDirectory = join(serverFolder, '../web/dist');

/** The running application, not yet listening. */
export type App = {
  /** Shared parts, for tests and for the process that listens. */
  core: Core;
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
  /** Messages, for tests that run their job and store records of calls. */
  chat: Pick<Chat, 'recordCall' | 'removeExpired'>;
  /** Scheduled messages, for tests that run their job. */
  scheduled: Scheduled;
  /** Deletions of accounts, for tests that run their job. */
  account: Account;
  /** Listens on the configured host and port and returns the address, e.g. `http://127.0.0.1:4321`. */
  listen: () => Promise<string>;
  /** Where codes and links are that nobody sends, and what is missing to send them; for whoever starts the server. */
  describeDelivery: () => string[];
  /** Which pairs are translated how well, for whoever starts the server; undefined where a service translates them. */
  describeTranslation: () => string | undefined;
  /** The demo's people whom one click signs in; none where there is no demo, or another machine may ask. */
  demoAccounts: () => Promise<DemoAccount[]>;
  /** A gift code to try, made anew at each start of the demo; undefined where there is none. */
  demoGiftCode: () => Promise<string | undefined>;
  /** Stops accepting, ends sockets and queues, closes the database. Safe to call twice. */
  close: () => Promise<void>;
};

/** The composition root: every domain and every adapter meets here; `src/composition` holds its longer parts. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const handle = await createCore(config, overrides, chooseAdapters.pageHosts(config));
  try {
    return await connectDomains(handle, overrides);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function connectDomains(
  { core, startJobs, finish, close }: CoreHandle,
  overrides: AppOverrides,
): Promise<App> {
  const { clock, config, secret, server, state } = core;

  const mailer = overrides.mailer ?? chooseAdapters.mailer(config, core);
  const sms = overrides.sms ?? chooseAdapters.sms(config, core);
  const chosenProcessor = await chooseAdapters.processor(config, core);
  const processor = overrides.processor?.(chosenProcessor, core) ?? chosenProcessor;
  const captcha = createAltchaCaptcha({
    secret: keyedHash(secret, 'captcha'),
    clock,
    cost: overrides.captchaCost,
  });
  const translator =
    overrides.translator ??
    createOrderedEngines(config, {
      ...core.services,
      onProblem: (problem) => core.log.warn({ problem }, 'a model of translation is missing or failed'),
    });
  const recognizers = overrides.recognizers ?? (await createRecognizers(config, core));
  const readers = overrides.readers ?? (await createPictureReaders(config, core.services));

  const { checkProfile, checkPhoneNumber, readPhoneNumber, codeOfLanguage, languageByName } =
    connectReferenceData(core);
  // What two domains need of each other goes through functions that are called once both stand.
  const storage = chooseAdapters.storage(config, core);
  const files = connectFiles(core, { storage });
  const users = connectUsers(core, {
    files,
    checkProfile,
    confirmEmail: (request) => auth.confirmEmail(request),
    announceEmail: (change) => auth.announceEmail(change),
    findSubscription: (userId) => billing.find(userId),
    findCustomer: (userId) => billing.findCustomer(userId),
    contacts: () => contacts,
    topics: () => topics,
  });
  const billing = connectBilling(core, {
    users,
    processor,
    mailer,
    codeOfLanguage,
    onPlanChange: (userId) => topics.updateGroupsOf(userId),
  });
  const admitToRoom: AdmitToRoom = (person) => calls.mayJoin(person);
  const mediaRooms = overrides.rooms ?? (await chooseAdapters.mediaRooms(config, core, admitToRoom));
  core.onStop(mediaRooms.close);
  const names = { checkProfile, checkPhoneNumber, readPhoneNumber, codeOfLanguage };
  const auth = connectAuth(core, { captcha, mailer, sms, files, ...names });
  const { onlineAmong, stopFollowing } = connectPresence(core, {
    presence: chooseAdapters.presence(core),
    contacts: () => contacts,
    topics: () => topics,
  });
  const notifications = connectNotifications(core, { users: () => users });
  const contacts = connectContacts(core, {
    users: () => users,
    topics: () => topics,
    calls: () => calls,
    onlineAmong,
    files,
    notifications,
  });
  const topics = connectTopics(core, {
    onlineAmong,
    isBlocked: contacts.isBlocked,
    codeOfLanguage,
    previewsOf: (views) => chat.previewsOf(views),
    engines: () => textEngines({ translator, recognizers, readers }),
    onRulesChange: (topicId) => transcripts.onRulesChange(topicId),
  });
  const glossary = connectGlossary(core, { topics, users });
  const detector = createLanguageDetector();
  const translations = connectTranslate(core, {
    translator,
    detector,
    languageByName,
    rulesOf: async (topicId) => {
      const [isLocalOnly, terms] = await Promise.all([
        topics.isLocalOnly(topicId),
        glossary.termsOf(topicId),
      ]);
      return { isLocalOnly, terms };
    },
    recorder: () => chat.recorder,
  });
  const chosenPush = await chooseAdapters.push(config, core);
  const push = connectPush(core, {
    carriers: overrides.pushCarriers ?? chosenPush.carriers,
    publicKey: chosenPush.publicKey,
    visibleAmong: connectVisibility(core, { presence: chooseAdapters.visibility(core) }),
    users,
    chat: () => chat,
    codeOfLanguage,
  });
  const links = connectLinks(core, {
    storage,
    fetchPage: chooseAdapters.pageFetcher(config, core, overrides.mayFetchFrom),
    shownAmong: (ids) => chat.previewsShown(ids),
  });
  const chat = connectChat(core, {
    push,
    onlineAmong,
    topics,
    translations,
    attachmentTexts: () => attachmentTexts,
    files,
    links,
    users,
    notifications,
    codeOfLanguage,
    isScheduled: (url) => scheduled.holds(url),
    onStored: (message) => answerPractice(message),
  });
  const scheduled = connectScheduled(core, { chat, topics, users, notifications });
  const attachmentTexts = connectAttachmentTexts(core, {
    topics,
    files,
    recognizers,
    readers,
    translator,
    translateIn: translations.translate,
    detector,
    sharedFile: chat.sharedFile,
    languageOf: async (userId) => {
      const [user] = await users.find([userId]);
      return user ? codeOfLanguage(user.language) : 'en';
    },
  });
  const answerPractice = connectPractice(core, { topics, chat, users });
  const hasDemo = core.database.kind === 'pglite' && config.DEMO !== '0';
  const voicesIn = connectCallVoices(core, {
    hasDemo,
    users,
    onlineAmong,
    calls: () => calls,
    transcripts: () => transcripts,
    decodeSound,
  });
  const calls = connectCalls(core, {
    topics,
    contacts,
    users,
    chat,
    files,
    notifications,
    push,
    rooms: mediaRooms,
    google: chooseAdapters.google(config, core),
    transcripts: () => transcripts,
    voicesIn,
  });
  const transcripts = connectTranscripts(core, {
    calls: () => calls,
    isLocalOnly: topics.isLocalOnly,
    users,
    languageByName,
    recognizers,
    translateIn: translations.translate,
  });
  const groups = connectGroups(core, {
    topics,
    chat,
    contacts,
    users,
    files,
    notifications,
    stopFollowing: async (leaverIds, otherIds) => {
      await stopFollowing(leaverIds, otherIds);
      await calls.review(leaverIds);
    },
  });
  await translations.start();
  connectPlaces(core, { places: chooseAdapters.places(config, core), users, codeOfLanguage });
  await billing.start();
  const outreach = connectOutreach(core, { mailer });
  const assistantEngine = overrides.assistant ?? (await createAssistantEngine(config, core.services));
  const assistant = connectAssistant(core, {
    engine: assistantEngine,
    detector,
    ...createAssistantTools({
      chat,
      topics,
      host: assistantEngine.host,
      users,
      translator,
      detector,
      codeOfLanguage,
    }),
    excerptOf: chat.excerpt,
    isLocalOnly: topics.isLocalOnly,
  });
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
    mailer,
    sms,
    codeOfLanguage,
    sessions: auth.sessions,
    endSessions: (userId) => auth.sessions.endAll(userId),
    forgetPlan: billing.forgetPerson,
    forgetAddresses: [auth.forget, files.forget, forgetOutbox, outreach.forget],
  });

  if (hasDemo) {
    // Its people, texts and drawings are read where they are wanted.
    const { connectDemo } = await import('./domains/demo/connectDemo.ts');
    await connectDemo(core, { files, topics, groups, chat, contacts });
  }
  const missing = { mail: mailer.id === 'outbox', sms: sms.id === 'outbox' };
  const hasOutbox = missing.mail || missing.sms;
  const offersDemo = hasDemo && core.local.isForThisMachine;
  const dev = connectDev(core, { users, hasDemo, hasOutbox, openSession: auth.sessions.open });
  connectSystem(core, {
    describe: () => describeServer(core, { translator, assistant, recognizers, readers }),
    version: serverVersion,
    needs: chooseAdapters.needs(core, storage),
  });
  await startJobs();
  finish();
  const directory = overrides.webDirectory ?? webDirectory;
  const hasLanding = serveLanding(server, { directory, publicUrl: core.publicUrl });
  const countDemoPeople = async () => (offersDemo ? (await dev.accounts()).length : 0);
  serveLogin(server, { directory, countDemoPeople });
  sendUnknown(server, await serveWeb(server, directory, { hasLanding }));

  await server.ready();
  return {
    core,
    billing,
    calls,
    transcripts,
    groups,
    push,
    chat,
    scheduled,
    account,
    listen: async () => {
      const address = await server.listen({ port: config.PORT, host: config.HOST });
      state.value = 'ready';
      return address;
    },
    describeDelivery: () => describeDelivery(config, core, missing),
    describeTranslation: () => describeTranslation(translator),
    demoAccounts: async () => (offersDemo ? dev.accounts() : []),
    demoGiftCode: async () => (hasDemo ? billing.makeGiftCode({ package: 'premium', days: 30 }) : undefined),
    close,
  };
}
