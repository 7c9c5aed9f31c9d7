import { authEndpoints } from './auth.ts';
import { chatEndpoints } from './chat.ts';
import { devEndpoints } from './dev.ts';
import { fileEndpoints } from './files.ts';
import { staticEndpoints } from './static.ts';
import { systemEndpoints } from './system.ts';
import { topicEndpoints } from './topics.ts';
import { userEndpoints } from './users.ts';

/** Every REST call by domain: `endpoints.auth.phoneVerify`. */
export const endpoints = {
  auth: authEndpoints,
  users: userEndpoints,
  static: staticEndpoints,
  files: fileEndpoints,
  topics: topicEndpoints,
  chat: chatEndpoints,
  dev: devEndpoints,
  system: systemEndpoints,
};
