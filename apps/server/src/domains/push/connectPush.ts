import { endpoints, type PushPayload } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { createBreakers } from '../../core/createBreakers.ts';
import { repeat } from '../../core/repeat.ts';
import type { Presence } from '../../ports/Presence.ts';
import type { PushCarrier } from '../../ports/PushCarrier.ts';
import { textsFor } from '../../strings/messageTexts.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Users } from '../users/Users.ts';
import { createDevices } from './createDevices.ts';
import { createPushJobs } from './createPushJobs.ts';
import { createPushWriter } from './createPushWriter.ts';
import type { Push, PushedCall } from './Push.ts';

/** What push needs of the other domains. */
export type PushDeps = {
  /** Who carries pushes; the first that knows a token takes it. */
  carriers: readonly PushCarrier[];
  /** The public VAPID key of Web Push. */
  publicKey: string;
  /** Who sees a page now. */
  visibleAmong: Presence['onlineAmong'];
  users: Pick<Users, 'find'>;
  /** Messages as their readers get them; asked once all domains stand. */
  chat: () => Pick<Chat, 'unseenMessage'>;
  /** BCP 47 tag of a profile's language name. */
  codeOfLanguage: (name: string) => string;
};

/** Requests in a row that a push service does not answer before it is left alone, and for how long. */
const [silentRequests, silentPauseMs] = [3, 30_000];
/** Milliseconds after which a message is not pushed any more. */
const messageLifeMs = 24 * 3_600_000;
const forgetEveryMs = 24 * 3_600_000;

/** What a device shows a call under. */
const callTag = (uuid: string): string => `call-${uuid}`;

/** Builds push over the core: devices register, and what happens is queued for them and sent. */
export function connectPush(core: Core, deps: PushDeps): Push {
  const { carriers, publicKey, visibleAmong, users, chat, codeOfLanguage } = deps;
  const { clock, database, jobs, log, route } = core;
  const { db } = database;
  const devices = createDevices(db, clock, carriers);
  const write = createPushWriter({
    unseenMessage: (id, userId) => chat().unseenMessage(id, userId),
    codeOfLanguage,
  });
  const breakers = createBreakers({ clock, failures: silentRequests, pauseMs: silentPauseMs });
  core.services.watch('push', breakers.isAnyOpen);
  const pushes = createPushJobs({ db, clock, jobs, carriers, breakers, write, messageLifeMs });

  const pending = new Set<Promise<unknown>>();
  /** Queues in the background. */
  function soon(work: () => Promise<void>): void {
    const one = work()
      .catch((error: unknown) => log.error({ err: error }, 'a push could not be queued'))
      .finally(() => pending.delete(one));
    pending.add(one);
  }
  core.onClose(async () => {
    await Promise.all(pending);
  });
  // Before what is being sent is waited for.
  core.onStop(async () => void (await Promise.all(carriers.map((carrier) => carrier.close()))));

  async function awayOf(userIds: readonly string[]): Promise<string[]> {
    const visible = await visibleAmong(userIds);
    return userIds.filter((id) => !visible.has(id));
  }

  async function ring({ userIds, topicId, uuid, isVideo, caller, until }: PushedCall): Promise<void> {
    const byLanguage = Map.groupBy(await users.find(await awayOf(userIds)), ({ language }) =>
      codeOfLanguage(language),
    );
    for (const [language, people] of byLanguage) {
      const { texts } = textsFor(language);
      const payload: PushPayload = {
        signalType: 'startCall',
        callType: isVideo ? '1' : '0',
        topicId,
        uuid,
        tag: callTag(uuid),
        title: caller.name,
        body: isVideo ? texts.pushVideoCall : texts.pushAudioCall,
        lang: language,
        icon: caller.avatar,
      };
      await pushes.add('call', {
        userIds: people.map(({ id }) => id),
        byId: caller.id,
        tag: payload.tag,
        payload,
        expiresAt: until,
      });
    }
  }

  const { pushKey, fcm, removeDevice } = endpoints.notifications;
  route(pushKey, () => ({ public_key: publicKey }));
  route(fcm, async ({ userId, token, body }) => {
    await devices.register({
      userId,
      session: token ?? '',
      token: body.token,
      hidesText: body.hide_text ?? false,
    });
    return null;
  });
  route(removeDevice, async ({ token }) => {
    await devices.remove(token ?? '');
    return null;
  });
  repeat(core, 'removal of old marks of what devices show', forgetEveryMs, pushes.forgetShown);

  return {
    message: ({ id, topicId, senderId, mentioned }, members) =>
      soon(async () => {
        const notified = members.filter(
          ({ userId, isMuted }) => userId !== senderId && (!isMuted || mentioned.includes(userId)),
        );
        const userIds = await awayOf(notified.map(({ userId }) => userId));
        const expiresAt = new Date(clock().getTime() + messageLifeMs);
        return pushes.add('message', { userIds, byId: senderId, tag: topicId, messageId: id, expiresAt });
      }),
    seen: ({ userId, topicId }) => soon(() => pushes.close('message', { userIds: [userId], tag: topicId })),
    ring: (call) => soon(() => ring(call)),
    endRing: ({ userIds, uuid }) => soon(() => pushes.close('call', { userIds, tag: callTag(uuid) })),
  };
}
