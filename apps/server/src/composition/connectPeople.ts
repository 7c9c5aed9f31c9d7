import { createAltchaCaptcha } from '../adapters/captcha/createAltchaCaptcha.ts';
import type { AppOverrides } from '../core/AppOverrides.ts';
import type { Core } from '../core/Core.ts';
import { keyedHash } from '../core/hashes.ts';
import { type Auth, connectAuth } from '../domains/auth/connectAuth.ts';
import type { Billing } from '../domains/billing/Billing.ts';
import { connectBilling } from '../domains/billing/connectBilling.ts';
import type { Calls } from '../domains/calls/Calls.ts';
import type { Contacts } from '../domains/contacts/Contacts.ts';
import { connectContacts } from '../domains/contacts/connectContacts.ts';
import type { Files } from '../domains/files/Files.ts';
import { connectNotifications } from '../domains/notifications/connectNotifications.ts';
import type { Notifications } from '../domains/notifications/Notifications.ts';
import { connectPresence, type FollowedPresence } from '../domains/presence/connectPresence.ts';
import type { ReferenceData } from '../domains/referenceData/connectReferenceData.ts';
import type { Topics } from '../domains/topics/Topics.ts';
import { connectUsers } from '../domains/users/connectUsers.ts';
import type { Users } from '../domains/users/Users.ts';
import type { Mailer } from '../ports/Mailer.ts';
import type { SmsSender } from '../ports/SmsSender.ts';
import { chooseAdapters } from './chooseAdapters.ts';

/** What the domains of people need of the others. */
export type PeopleDeps = {
  mailer: Mailer;
  sms: SmsSender;
  files: Files;
  referenceData: ReferenceData;
  /** Conversations; asked once all domains stand. */
  topics: () => Topics;
  /** Calls; asked once all domains stand. */
  calls: () => Calls;
};

/** The domains of people. */
export type People = {
  users: Users;
  billing: Billing;
  auth: Auth;
  presence: FollowedPresence;
  notifications: Notifications;
  contacts: Contacts;
};

/** Connects accounts with their plans and sign-in, who is online, notifications, and contacts. */
export async function connectPeople(
  core: Core,
  { mailer, sms, files, referenceData, topics, calls }: PeopleDeps,
  overrides: Pick<AppOverrides, 'processor' | 'captchaCost'>,
): Promise<People> {
  const { clock, config, secret } = core;
  const { checkProfile, checkPhoneNumber, readPhoneNumber, codeOfLanguage } = referenceData;

  const users = connectUsers(core, {
    files,
    checkProfile,
    confirmEmail: (request) => auth.confirmEmail(request),
    announceEmail: (change) => auth.announceEmail(change),
    findSubscription: (userId) => billing.find(userId),
    findCustomer: (userId) => billing.findCustomer(userId),
    contacts: () => contacts,
    topics,
  });
  const chosenProcessor = await chooseAdapters.processor(config, core);
  const billing = connectBilling(core, {
    users,
    processor: overrides.processor?.(chosenProcessor, core) ?? chosenProcessor,
    mailer,
    codeOfLanguage,
    onPlanChange: (userId) => topics().updateGroupsOf(userId),
  });
  const auth = connectAuth(core, {
    captcha: createAltchaCaptcha({
      secret: keyedHash(secret, 'captcha'),
      clock,
      cost: overrides.captchaCost,
    }),
    mailer,
    sms,
    files,
    checkProfile,
    checkPhoneNumber,
    readPhoneNumber,
    codeOfLanguage,
  });
  const presence = connectPresence(core, {
    presence: chooseAdapters.presence(core),
    contacts: () => contacts,
    topics,
  });
  const notifications = connectNotifications(core, { users: () => users });
  const contacts = connectContacts(core, {
    users: () => users,
    topics,
    calls,
    onlineAmong: presence.onlineAmong,
    files,
    notifications,
  });
  return { users, billing, auth, presence, notifications, contacts };
}
