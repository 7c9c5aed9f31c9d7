import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { validationSentences } from '../errors/validationSentences.ts';

/** Takes the @ and the letter case off a username as people write it. */
export function cleanUsername(value: string): string {
  return value.trim().replace(/^@/, '').toLowerCase();
}

/** Letters and digits that are taken for each other in many fonts; `rn` and `vv` are read as one letter. */
const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/_/g, ''],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * What two usernames have in common that people could take for each other: `anna_1` and `annal` have the same. Of all names with one
 * skeleton only one is given.
 */
export function usernameSkeleton(name: string): string {
  return lookAlikes.reduce((text, [found, shown]) => text.replace(found, shown), cleanUsername(name));
}

/** Names by which somebody could pass for the service, or that pages and buttons have. */
const reserved: ReadonlySet<string> = new Set(
  [
    ...['about', 'abuse', 'account', 'admin', 'administrator', 'anonymous', 'assistant', 'billing', 'calls'],
    ...['channel', 'contact', 'deleted', 'everybody', 'everyone', 'group', 'groups', 'guest', 'helpdesk'],
    ...['helper', 'legal', 'login', 'logout', 'message', 'messages', 'moderator', 'nobody', 'notice'],
    ...['notification', 'official', 'operator', 'owner', 'password', 'payment', 'payments', 'policy'],
    ...['pricing', 'privacy', 'profile', 'register', 'robot', 'security', 'server', 'service', 'settings'],
    ...['signin', 'signup', 'smarttalk', 'staff', 'support', 'system', 'terms', 'undefined', 'unknown'],
    ...['update', 'username', 'users', 'verified', 'verify', 'webmaster'],
  ].map(usernameSkeleton),
);

/** The name of the product, with which a reserved name may go on. */
const product = usernameSkeleton('franca');

/** Whether nobody may have a username: it could be taken for the service. */
export function isReservedUsername(name: string): boolean {
  const skeleton = usernameSkeleton(name);
  return reserved.has(skeleton) || skeleton.startsWith(product);
}

/** 5 to 32 small letters, digits and single underscores between them, beginning with a letter; it arrives without @ and in small letters. */
export const usernameSchema = z
  .string({ error: validationSentences.usernameInvalid })
  .max(100)
  .overwrite(cleanUsername)
  .min(limits.usernameMin, validationSentences.usernameInvalid)
  .max(limits.username, validationSentences.usernameInvalid)
  .regex(/^[a-z](?:_?[a-z0-9])*$/, validationSentences.usernameInvalid);
