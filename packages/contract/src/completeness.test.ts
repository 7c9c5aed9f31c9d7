import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { allEvents } from './events/allEvents.ts';
import { allEndpoints } from './rest/allEndpoints.ts';

/** Every call for accounts, profiles and plans, with the fields that it takes. */
const accountCalls = [
  ['POST', '/auth/phone-verify', 'dial_code phone_number captcha_token'],
  ['POST', '/auth/code-verify', 'dial_code phone_number code'],
  ['POST', '/auth/email-verify', 'email type is_redeem'],
  ['POST', '/auth/v2/email-code-verify', 'email code h'],
  ['POST', '/auth/signup', 'dial_code phone_number email code avatar name country language accent gender'],
  ['POST', '/user/update-profile', 'avatar name country language accent gender email birthday description'],
  ['GET', '/user/me', ''],
  ['GET', '/static/basic', ''],
  ['GET', '/static/country-code', ''],
  ['POST', '/file/presigned', 'file_names folder'],
  [
    'POST',
    '/user/update-card',
    'card_number expire_month expire_year cvc get_trial package_name package_price',
  ],
  ['POST', '/user/check-out', 'token package_name package_price'],
  ['POST', '/user/check-out-by-code', 'code'],
  ['POST', '/user/get-trial', 'package_name package_price'],
  ['POST', '/user/cancel-subscription', ''],
  ['POST', '/user/appointment', 'name email message'],
  ['POST', '/user/subscribe', 'email'],
  ['POST', '/translate/app-str', 'lang_code translate_str'],
  ['POST', '/user/fcm', 'token device_type'],
] as const;

/** Every call for people, conversations, calls and the assistant, with the fields that it takes. */
const chatCalls = [
  ['GET', '/topic', ''],
  ['GET', '/topic/{topic_id}', ''],
  ['POST', '/topic/private', 'target_user_id topic_name check_permission'],
  ['POST', '/topic/group', 'target_user_ids topic_name topic_image check_permission'],
  ['POST', '/topic/group/member', 'target_user_ids topic_id check_permission'],
  ['POST', '/topic/group/leave', 'topic_id'],
  ['DELETE', '/topic/private', 'topic_id'],
  ['DELETE', '/topic/group', 'topic_id'],
  ['GET', '/chat', 'topic_id from_date limit'],
  ['POST', '/chat', 'topic_id type chat_id content attachments contact meta_data reply_id'],
  ['DELETE', '/chat', 'topic_id chat_id'],
  ['POST', '/chat/seen', 'topic_id seen_time'],
  ['POST', '/chat/forward', 'from_chat_id new_chat_id target_user_id'],
  ['GET', '/topic/seen', 'topic_id'],
  ['POST', '/topic/typing', 'topic_id'],
  ['POST', '/topic/theme', 'theme topic_id'],
  ['GET', '/topic/attachment', 'topic_id type limit page'],
  ['POST', '/translate/app-str', 'lang_code translate_str'],
  ['GET', '/user/friends', ''],
  ['GET', '/user/friend-requests', ''],
  ['GET', '/user', 'query'],
  ['GET', '/user/{id}', ''],
  ['POST', '/user/add-friend', 'target_user_id'],
  ['DELETE', '/user/add-friend', 'target_user_id'],
  ['POST', '/user/friend-request', 'target_user_id is_accept'],
  ['DELETE', '/user/friend', 'target_user_id'],
  ['POST', '/user/block', 'target_user_id'],
  ['DELETE', '/user/block', 'target_user_id'],
  ['GET', '/openai-chat/topic', ''],
  ['GET', '/openai-chat/chat', 'topic page'],
  ['POST', '/openai-chat/create', 'content topic content_conversion'],
  ['POST', '/openai-chat/regenerate', 'chat_id content_conversion'],
  ['POST', '/openai-chat/topic-delete', 'topic'],
  ['POST', '/call/start', 'topic_id uuid is_video'],
  ['GET', '/call/token', 'topic_id uuid'],
  ['GET', '/call/info/{uuid}', ''],
  ['POST', '/call/accept', 'topic_id uuid'],
  ['POST', '/call/hangup', 'topic_id uuid'],
  ['POST', '/call/reject', 'topic_id uuid'],
  ['POST', '/call/end', 'topic_id uuid time'],
  ['POST', '/token', 'user_identity room_name passcode create_room create_conversation'],
  ['POST', '/recordingrules', 'room_sid rules passcode'],
  ['POST', '/user/fcm', 'token device_type'],
] as const;

/** Every event by socket and direction, and the ids that follow its name. */
const socketEvents = [
  ['/chat', 'toServer', 'join-chat', ''],
  ['/chat', 'toServer', 'leave-chat', ''],
  ['/chat', 'toServer', 'topic-listen', ''],
  ['/chat', 'toServer', 'topic-stop-listen', ''],
  ['/chat', 'toServer', 'user-status-listen', ''],
  ['/chat', 'toServer', 'user-status-stop-listen', ''],
  ['/chat', 'toClient', 'new-chat', 'topic_id'],
  ['/chat', 'toClient', 'delete-chat', 'topic_id'],
  ['/chat', 'toClient', 'react-topic', 'topic_id'],
  ['/chat', 'toClient', 'translate-chat', 'topic_id user_id'],
  ['/chat', 'toClient', 'typing-chat', 'topic_id'],
  ['/chat', 'toClient', 'seen-chat', 'topic_id'],
  ['/chat', 'toClient', 'new-member', 'topic_id'],
  ['/chat', 'toClient', 'delete-member', 'topic_id'],
  ['/chat', 'toClient', 'new-topic', ''],
  ['/chat', 'toClient', 'delete-topic', ''],
  ['/chat', 'toClient', 'update-topic', ''],
  ['/chat', 'toClient', 'socket-ended', ''],
  ['/chat', 'toClient', 'online-status', 'user_id'],
  ['/call', 'toServer', 'call-listen', ''],
  ['/call', 'toServer', 'call-stop-listen', ''],
  ['/call', 'toClient', 'member-response', 'uuid'],
  ['/call', 'toClient', 'incoming-call', 'user_id'],
  ['/call', 'toClient', 'incoming-call-ended', 'user_id'],
  ['/speech', 'toServer', 'speech-listen', ''],
  ['/speech', 'toServer', 'speech-stop', ''],
  ['/speech', 'toServer', 'speech-stream', ''],
  ['/speech', 'toServer', 'speech-stream-stop', ''],
  ['/speech', 'toClient', 'speech-data', ''],
] as const;

function find(method: string, path: string) {
  return allEndpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);
}

/** The headings of a page as they stand in addresses. */
function headingsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => /^##+ /.test(line));
  return lines.map((line) =>
    line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Names of the fields that a schema takes, over all its variants. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('shape' in schema) return Object.keys(schema.shape as object);
  return 'options' in schema ? (schema.options as unknown[]).flatMap(fieldsOf) : [];
}

describe('the contract', () => {
  it.each([...accountCalls, ...chatCalls])('has %s %s with its fields: %s', (method, path, fields) => {
    const endpoint = find(method, path);
    expect(endpoint).toBeDefined();
    const taken = [...fieldsOf(endpoint?.body), ...fieldsOf(endpoint?.query)];
    expect(taken).toEqual(expect.arrayContaining(fields.split(' ').filter(Boolean)));
  });

  it('has no other call, unless it is marked as an addition', () => {
    const listed = new Set([...accountCalls, ...chatCalls].map(([method, path]) => `${method} ${path}`));
    const own = allEndpoints.filter(({ extension }) => !extension);
    expect(own.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...listed].sort());
    for (const { method, path, extension } of allEndpoints)
      if (extension) expect(listed).not.toContain(`${method} ${path}`);
  });

  it.each(socketEvents)(
    'has on %s %s the event %s followed by "%s"',
    (namespace, direction, name, suffix) => {
      const event = allEvents.find((one) => one.namespace === namespace && one.name === name);
      expect(event).toMatchObject({ direction });
      expect(event?.suffix ?? []).toEqual(suffix.split(' ').filter(Boolean));
    },
  );

  it('has no other event, unless it is marked as an addition', () => {
    const listed = socketEvents.map(([namespace, , name]) => `${namespace} ${name}`);
    const own = allEvents.filter(({ extension }) => !extension);
    expect(own.map(({ namespace, name }) => `${namespace} ${name}`).sort()).toEqual([...listed].sort());
    for (const { namespace, name, extension } of allEvents)
      if (extension) expect(listed).not.toContain(`${namespace} ${name}`);
  });

  it('names for every call and event a heading of docs/behaviour that stands there', async () => {
    for (const { id, behaviour } of [...allEndpoints, ...allEvents]) {
      const [page, heading] = behaviour.split('#');
      const text = await readFile(new URL(`../../../docs/behaviour/${page}.md`, import.meta.url), 'utf8');
      expect(headingsOf(text), id).toContain(heading);
    }
  });
});
