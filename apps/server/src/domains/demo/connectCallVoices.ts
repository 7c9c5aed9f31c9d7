import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Presence } from '../../ports/Presence.ts';
import type { Calls, CallVoices } from '../calls/Calls.ts';
import type { Transcripts } from '../transcripts/Transcripts.ts';
import type { Users } from '../users/Users.ts';
import { demoVoices } from './demoVoices.ts';

/** What recorded voices need from the other domains and from the composition root. */
export type CallVoicesDeps = {
  /** Whether there are people of the demo. */
  hasDemo: boolean;
  /** Finds them. */
  users: Pick<Users, 'find' | 'ofDemo'>;
  /** Whoever has a page open answers calls there. */
  onlineAmong: Presence['onlineAmong'];
  /** Lets a voice into a call. */
  calls: () => Pick<Calls, 'info' | 'accept' | 'token'>;
  /** Takes what it says. */
  transcripts: () => Pick<Transcripts, 'prepare' | 'say'>;
  /** Samples at 16 kHz of an MP3. */
  decodeSound: (file: AsyncIterable<Uint8Array>) => Promise<Int16Array | undefined>;
};

/** Calls that are remembered. */
const maxCalls = 1000;

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Recorded voices of the demo's people in calls, whose sound the page of whoever began the call brings into the room
 * (docs/behaviour/calls.md, Recorded voices of the demo). Registers their routes.
 *
 * @returns whose voice speaks in a call: of the person whose voice answered, or the first who is rung and offline
 */
export function connectCallVoices(
  core: Core,
  { hasDemo, users, onlineAmong, calls, transcripts, decodeSound }: CallVoicesDeps,
): (call: CallVoices) => Promise<string | undefined> {
  /** Whose voice answered, by call: whoever answered themselves and has lost their page comes back. A demo is one process. */
  const answered = new Map<string, string>();
  /** Whose page has opened its socket for calls, by socket: it may do so before that of `/chat`, by which people are online. */
  const pages = new Map<string, string>();
  if (hasDemo)
    core.sockets.onConnection('/call', {
      connected: async (userId, socketId) => void pages.set(socketId, userId),
      disconnected: async (_userId, socketId) => void pages.delete(socketId),
    });

  /** Whose voice speaks in a call that somebody began. */
  async function voiceIn(uuid: string, userId: string): Promise<{ id: string; name: string }> {
    const { recorded_voice } = await calls().info({ uuid, userId });
    const [person] = recorded_voice === undefined ? [] : await users.find([recorded_voice]);
    if (!person) throw new Refusal('not_found');
    return person;
  }

  core.route(endpoints.demo.voice, async ({ userId, body: { uuid } }) => {
    const { id, name } = await voiceIn(uuid, userId);
    answered.set(uuid.toLowerCase(), id);
    const [oldest] = answered.keys();
    if (answered.size > maxCalls && oldest !== undefined) answered.delete(oldest);
    await calls().accept({ uuid, userId: id });
    await transcripts().prepare({ uuid: uuid.toLowerCase(), userId: id });
    const { token, signaling_url } = await calls().token({ uuid, userId: id });
    return {
      user_id: id,
      token,
      signaling_url,
      sentences: (await demoVoices.load(name)).map(({ mp3 }) => ({ mp3 })),
    };
  });

  core.route(endpoints.demo.said, async ({ userId, body: { uuid, sentence } }) => {
    const { id, name } = await voiceIn(uuid, userId);
    const said = (await demoVoices.load(name))[sentence];
    if (!said) throw new Refusal('not_found');
    const sound = await decodeSound(inOnePiece(Buffer.from(said.mp3, 'base64')));
    await transcripts().say({
      uuid: uuid.toLowerCase(),
      userId: id,
      text: said.text,
      sound: sound ?? new Int16Array(),
    });
    return null;
  });

  return async ({ uuid, ringing, joined }) => {
    if (!hasDemo) return undefined;
    const known = answered.get(uuid);
    const userIds = known === undefined ? ringing : joined.filter((id) => id === known);
    if (userIds.length === 0) return undefined;
    const people = (await users.ofDemo()).filter(
      ({ id, name }) => userIds.includes(id) && demoVoices.has(name),
    );
    const online = await onlineAmong(people.map(({ id }) => id));
    const here = new Set([...online, ...pages.values()]);
    return people.find(({ id }) => !here.has(id))?.id;
  };
}
