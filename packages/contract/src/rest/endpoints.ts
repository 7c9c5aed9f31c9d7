import { accountEndpoints } from './accountEndpoints.ts';
import { assistantEndpoints } from './assistantEndpoints.ts';
import { authEndpoints } from './authEndpoints.ts';
import { billingEndpoints } from './billingEndpoints.ts';
import { callEndpoints } from './callEndpoints.ts';
import { chatEndpoints } from './chatEndpoints.ts';
import { demoEndpoints } from './demoEndpoints.ts';
import { devEndpoints } from './devEndpoints.ts';
import { fileEndpoints } from './fileEndpoints.ts';
import { friendEndpoints } from './friendEndpoints.ts';
import { groupEndpoints } from './groupEndpoints.ts';
import { linkEndpoints } from './linkEndpoints.ts';
import { notificationEndpoints } from './notificationEndpoints.ts';
import { outreachEndpoints } from './outreachEndpoints.ts';
import { placeEndpoints } from './placeEndpoints.ts';
import { staticEndpoints } from './staticEndpoints.ts';
import { stickerEndpoints } from './stickerEndpoints.ts';
import { systemEndpoints } from './systemEndpoints.ts';
import { topicEndpoints } from './topicEndpoints.ts';
import { translateEndpoints } from './translateEndpoints.ts';
import { userEndpoints } from './userEndpoints.ts';

/** Every REST call by domain: `endpoints.auth.phoneVerify`. */
export const endpoints = {
  auth: authEndpoints,
  users: userEndpoints,
  account: accountEndpoints,
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
  notifications: notificationEndpoints,
  places: placeEndpoints,
  links: linkEndpoints,
  stickers: stickerEndpoints,
  demo: demoEndpoints,
  outreach: outreachEndpoints,
  dev: devEndpoints,
  system: systemEndpoints,
};
