import { accountRequests } from './accountRequests.ts';
import { assistantRequests } from './assistantRequests.ts';
import { authRequests } from './authRequests.ts';
import { billingRequests } from './billingRequests.ts';
import { callRequests } from './callRequests.ts';
import { chatRequests } from './chatRequests.ts';
import { demoRequests } from './demoRequests.ts';
import { devRequests } from './devRequests.ts';
import { fileRequests } from './fileRequests.ts';
import { friendRequests } from './friendRequests.ts';
import { groupRequests } from './groupRequests.ts';
import { linkRequests } from './linkRequests.ts';
import { notificationRequests } from './notificationRequests.ts';
import { outreachRequests } from './outreachRequests.ts';
import { placeRequests } from './placeRequests.ts';
import { staticRequests } from './staticRequests.ts';
import { stickerRequests } from './stickerRequests.ts';
import { systemRequests } from './systemRequests.ts';
import { topicRequests } from './topicRequests.ts';
import { translateRequests } from './translateRequests.ts';
import { userRequests } from './userRequests.ts';

/** Every REST request by domain, without schemas: `requests.auth.phoneVerify`. */
export const requests = {
  auth: authRequests,
  users: userRequests,
  account: accountRequests,
  friends: friendRequests,
  billing: billingRequests,
  static: staticRequests,
  files: fileRequests,
  topics: topicRequests,
  groups: groupRequests,
  chat: chatRequests,
  assistant: assistantRequests,
  calls: callRequests,
  translate: translateRequests,
  notifications: notificationRequests,
  places: placeRequests,
  links: linkRequests,
  stickers: stickerRequests,
  demo: demoRequests,
  outreach: outreachRequests,
  dev: devRequests,
  system: systemRequests,
};
