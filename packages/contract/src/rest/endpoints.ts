import { assistantEndpoints } from './assistant.ts';
import { authEndpoints } from './auth.ts';
import { billingEndpoints } from './billing.ts';
import { callEndpoints } from './calls.ts';
import { chatEndpoints } from './chat.ts';
import { devEndpoints } from './dev.ts';
import { fileEndpoints } from './files.ts';
import { friendEndpoints } from './friends.ts';
import { groupEndpoints } from './groups.ts';
import { outreachEndpoints } from './outreach.ts';
import { staticEndpoints } from './static.ts';
import { systemEndpoints } from './system.ts';
import { topicEndpoints } from './topics.ts';
import { translateEndpoints } from './translate.ts';
import { userEndpoints } from './users.ts';

/** Every REST call by domain: `endpoints.auth.phoneVerify`. */
export const endpoints = {
  auth: authEndpoints,
  users: userEndpoints,
  friends: friendEndpoints,
  billing: billingEndpoints,
  static: staticEndpoints,
  files: fileEndpoints,
  topics: topicEndpoints,
  groups: groupEndpoints,
  chat: chatEndpoints,
  assistant: assistantEndpoints,
  calls: callEndpoints,
  translate: translateEndpoints,
  outreach: outreachEndpoints,
  dev: devEndpoints,
  system: systemEndpoints,
};
