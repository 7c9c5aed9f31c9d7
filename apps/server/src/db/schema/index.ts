import * as account from './account.ts';
import * as assistant from './assistant.ts';
import * as attachmentTexts from './attachmentTexts.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as calls from './calls.ts';
import * as chat from './chat.ts';
import * as contacts from './contacts.ts';
import * as files from './files.ts';
import * as glossary from './glossary.ts';
import * as groupLinks from './groupLinks.ts';
import * as jobs from './jobs.ts';
import * as links from './links.ts';
import * as notifications from './notifications.ts';
import * as outbox from './outbox.ts';
import * as outreach from './outreach.ts';
import * as processors from './processors.ts';
import * as push from './push.ts';
import * as scheduled from './scheduled.ts';
import * as settings from './settings.ts';
import * as stickers from './stickers.ts';
import * as topics from './topics.ts';
import * as transcripts from './transcripts.ts';
import * as translations from './translations.ts';
import * as usernames from './usernames.ts';
import * as users from './users.ts';

/** Every table of the server; a domain adds its own file and its line here. */
export const schema = {
  ...account,
  ...assistant,
  ...attachmentTexts,
  ...auth,
  ...billing,
  ...calls,
  ...chat,
  ...contacts,
  ...files,
  ...glossary,
  ...groupLinks,
  ...jobs,
  ...links,
  ...notifications,
  ...outbox,
  ...outreach,
  ...processors,
  ...push,
  ...scheduled,
  ...settings,
  ...stickers,
  ...topics,
  ...transcripts,
  ...translations,
  ...usernames,
  ...users,
};
