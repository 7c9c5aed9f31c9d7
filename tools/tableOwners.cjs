/**
 * Who reads and writes the tables of each file of `apps/server/src/db/schema`: the owning domain first, then readers and jobs
 * that are allowed by name. Statements of others name a table by a part that its owner exports from `db/shared`.
 */
module.exports = {
  account: ['domains/account/', 'db/schema/', 'db/shared/account'],
  assistant: ['domains/assistant/', 'db/schema/'],
  attachmentTexts: ['domains/attachmentTexts/', 'db/schema/', 'db/shared/attachmentTexts'],
  auth: ['domains/auth/', 'db/'],
  billing: ['domains/billing/', 'db/schema/'],
  calls: ['domains/calls/', 'db/schema/'],
  chat: ['domains/chat/', 'db/schema/', 'db/shared/chat'],
  contacts: ['domains/contacts/', 'db/schema/', 'db/shared/contacts', 'domains/topics/memberColumns'],
  files: ['domains/files/', 'db/schema/', 'domains/demo/removePartialDemo'],
  glossary: ['domains/glossary/', 'db/schema/', 'db/shared/glossary'],
  groupLinks: ['domains/groups/', 'db/schema/'],
  jobs: ['core/jobs/', 'db/schema/'],
  links: ['domains/links/', 'db/schema/'],
  notifications: ['domains/notifications/', 'db/schema/'],
  outbox: ['domains/dev/', 'adapters/(mail|sms)/', 'db/schema/'],
  outreach: ['domains/outreach/', 'db/schema/'],
  processors: ['adapters/payments/', 'db/schema/'],
  push: ['domains/push/', 'db/schema/'],
  scheduled: ['domains/scheduled/', 'db/schema/'],
  settings: ['db/', 'domains/demo/createDemo', 'domains/demo/createPractice'],
  stickers: ['domains/stickers/', 'db/schema/'],
  topics: ['domains/topics/', 'db/schema/', 'db/shared/topics', 'domains/demo/removePartialDemo'],
  transcripts: ['domains/transcripts/', 'db/schema/'],
  translations: ['domains/translate/', 'db/schema/', 'db/shared/translations'],
  usernames: ['domains/users/', 'db/schema/'],
  users: [
    'domains/users/',
    'db/schema/',
    // Accounts are made and found here; they join members with their profiles; they are counted by plan; friends are listed by name; `last_seen_at`.
    'domains/auth/(accounts|createAuth)',
    'domains/topics/(memberColumns|memberFingerprint|createPrivateTopics)',
    'domains/presence/',
    'domains/contacts/createContactLists',
    'domains/demo/(createDemo|removePartialDemo)',
  ],
};
