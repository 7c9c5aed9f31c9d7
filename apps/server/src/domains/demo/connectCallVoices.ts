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
/** Voices that one page brings into a call: each is a participant of its own, with a connection to everybody. */
const maxVoices = 3;

/** A voice, as the page that brings it names it. */
type Voice = { uuid: string; user_id: string };

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Recorded voices of the demo's people in calls, whose sound the page of whoever called or added them brings into the
 * room (docs/behaviour/calls.md, Recorded voices of the demo). Registers their routes.
 *
 * @returns whose voices speak in a call: of those whose voices answered, and of those who are rung and offline
 */
export function connectCallVoices(
  core: Core,
  { hasDemo, users, onlineAmong, calls, transcripts, decodeSound }: CallVoicesDeps,
): (call: CallVoices) => Promise<string[]> {
  /** Whose voices answered, by call: whoever answered themselves and has lost their page comes back. A demo is one process. */
  const answered = new Map<string, Set<string>>();
  /** Whose page has opened its socket for calls, by socket: it may do so before that of `/chat`, by which people are online. */
  const pages = new Map<string, string>();
  if (hasDemo)
    core.sockets.onConnection('/call', {
      connected: async (userId, socketId) => void pages.set(socketId, userId),
      disconnected: async (_userId, socketId) => void pages.delete(socketId),
    });

  /** The person of the demo whose voice the page of somebody may bring into a call. */
  async function requireVoice(voice: Voice, userId: string): Promise<{ id: string; name: string }> {
    const { recorded_voices = [] } = await calls().info({ uuid: voice.uuid, userId });
    const id = recorded_voices.find((one) => one === voice.user_id.toLowerCase());
    const [person] = id === undefined ? [] : await users.find([id]);
    if (!person) throw new Refusal('not_found');
    return person;
  }

  function remember(uuid: string, id: string): void {
    answered.set(uuid, new Set(answered.get(uuid)).add(id));
    const [oldest] = answered.keys();
    if (answered.size > maxCalls && oldest !== undefined) answered.delete(oldest);
  }

  core.route(endpoints.demo.voice, async ({ userId, body }) => {
    const { uuid } = body;
    const { id, name } = await requireVoice(body, userId);
    remember(uuid.toLowerCase(), id);
    await calls().accept({ uuid, userId: id });
    await transcripts().prepare({ uuid: uuid.toLowerCase(), userId: id });
    const { token, signaling_url } = await calls().token({ uuid, userId: id });
    return {
      token,
      signaling_url,
      sentences: (await demoVoices.load(name)).map(({ mp3 }) => ({ mp3 })),
    };
  });

  core.route(endpoints.demo.said, async ({ userId, body }) => {
    const { uuid, sentence } = body;
    const { id, name } = await requireVoice(body, userId);
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
    if (!hasDemo) return [];
    const known = answered.get(uuid) ?? new Set();
    const speaking = joined.filter((id) => known.has(id));
    const userIds = [...speaking, ...ringing];
    if (userIds.length === 0) return [];
    const people = (await users.ofDemo()).filter(
      ({ id, name }) => userIds.includes(id) && demoVoices.has(name),
    );
    const online = await onlineAmong(people.map(({ id }) => id));
    const here = new Set([...online, ...pages.values()]);
    const away = people.map(({ id }) => id).filter((id) => !here.has(id));
    // Those who speak already stay.
    return away.sort((one, other) => Number(known.has(other)) - Number(known.has(one))).slice(0, maxVoices);
  };
}
