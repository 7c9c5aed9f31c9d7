import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { sameText } from '../../../core/hashes.ts';
import type { OutsideService } from '../../../core/outside/OutsideService.ts';
import type { Clock } from '../../../ports/Clock.ts';
import {
  type MediaRoomEvent,
  type MediaRooms,
  MediaRoomsUnavailable,
  type RecordingRule,
} from '../../../ports/MediaRooms.ts';
import { createAccessTokens } from '../createAccessTokens.ts';
import { createTwilioApi, type TwilioRefusal } from './createTwilioApi.ts';
import { openTwilioConversation } from './openTwilioConversation.ts';

/** The account whose rooms are used. */
export type TwilioRoomsOptions = {
  /** Account SID, `AC…`. */
  accountSid: string;
  /** API key, `SK…`, which signs tokens and calls the API, and its secret. */
  keySid: string;
  keySecret: string;
  /** The account's token, with which Twilio signs what it reports. */
  authToken: string;
  clock: Clock;
  /** Where Twilio reports what happens in rooms. */
  reportUrl: () => string;
  /** Origin of the service; `https://video.twilio.com` by default. */
  apiUrl?: string | undefined;
  /** Origin of its conversations; `https://conversations.twilio.com` by default. */
  conversationsUrl?: string | undefined;
  /** The way to it. */
  service: OutsideService;
};

/**
 * Twilio refuses a return to the room when the token is too old, so it lives as long as Twilio lets a participant stay
 * by default.
 */
const tokenSeconds = 4 * 3600;
/** Minutes that a room without people stays, the fewest that Twilio allows. */
const emptyMinutes = '1';

const ruleSchema = z.object({
  type: z.enum(['include', 'exclude']),
  all: z.boolean().nullish(),
  kind: z.enum(['audio', 'video', 'data']).nullish(),
  track: z.string().nullish(),
  publisher: z.string().nullish(),
});
const roomSchema = z.object({ sid: z.string() });
const participantsSchema = z.object({ participants: z.array(z.object({ identity: z.string() })) });
const tracksSchema = z.object({
  published_tracks: z.array(z.object({ kind: z.string(), name: z.string(), enabled: z.boolean() })),
});
const rulesSchema = z.object({ rules: z.array(ruleSchema) });

/** The room exists, and is in progress. */
const roomExists = 53113;

/** A rule as Twilio gives it, with null for what does not apply. */
function readRule(rule: z.infer<typeof ruleSchema>): RecordingRule {
  const present = Object.entries(rule).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present) as RecordingRule;
}

/** Group rooms of Twilio Video, by its REST API, and its status callbacks. */
export function createTwilioRooms(options: TwilioRoomsOptions): MediaRooms {
  const { accountSid, keySid, keySecret, authToken, clock, reportUrl, service } = options;
  const base = `${options.apiUrl ?? 'https://video.twilio.com'}/v1/Rooms`;
  const tokens = createAccessTokens({
    accountSid,
    keySid,
    secret: keySecret,
    lifeSeconds: tokenSeconds,
    clock,
  });
  const closing = new AbortController();
  const askTwilio = createTwilioApi({ keySid, keySecret, service, signal: closing.signal });
  const listeners = new Set<(event: MediaRoomEvent) => void>();
  const roomPath = (room: string, ...rest: string[]): string =>
    ['', room, ...rest].map((part) => encodeURIComponent(part)).join('/');

  /** What is answered; undefined where there is no such room or participant, the code where Twilio refuses. */
  async function ask<Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    form?: Record<string, string>,
  ): Promise<Answer | TwilioRefusal | undefined> {
    try {
      return await askTwilio(`${base}${path}`, schema, form);
    } catch (error) {
      throw new MediaRoomsUnavailable('Twilio Video gave no answer that can be used.', { cause: error });
    }
  }

  /** As {@link ask}, where every refusal is a fault. */
  async function request<Answer extends object>(
    path: string,
    schema: z.ZodType<Answer>,
    form?: Record<string, string>,
  ): Promise<Answer | undefined> {
    const answer = await ask(path, schema, form);
    if (answer && 'refusal' in answer)
      throw new MediaRoomsUnavailable(`Twilio refused with ${answer.refusal}.`);
    return answer;
  }

  async function open(room: string): Promise<{ sid: string }> {
    const made = await ask('', roomSchema, {
      UniqueName: room,
      Type: 'group',
      EmptyRoomTimeout: emptyMinutes,
      UnusedRoomTimeout: emptyMinutes,
      StatusCallback: reportUrl(),
      StatusCallbackMethod: 'POST',
    });
    if (made && 'sid' in made) return made;
    const known = made?.refusal === roomExists ? await request(roomPath(room), roomSchema) : undefined;
    if (!known) throw new MediaRoomsUnavailable('Twilio made no room.');
    return known;
  }

  /** Twilio signs the address, followed by every field in the order of the names. */
  function isSigned(url: string, form: URLSearchParams, signature: string): boolean {
    const fields = [...form].sort(([one], [other]) => (one < other ? -1 : 1));
    const text = fields.reduce((before, [name, value]) => before + name + value, url);
    return sameText(createHmac('sha1', authToken).update(text).digest('base64'), signature);
  }

  function eventOf(form: URLSearchParams): MediaRoomEvent | undefined {
    const [kind, room, userId] = ['StatusCallbackEvent', 'RoomName', 'ParticipantIdentity'].map((name) =>
      form.get(name),
    );
    if (!room) return undefined;
    if (kind === 'room-ended') return { kind, room };
    const isPersonal = kind === 'participant-connected' || kind === 'participant-disconnected';
    return isPersonal && userId ? { kind, room, userId } : undefined;
  }

  return {
    id: 'twilio',
    roomType: 'group',
    recordedBy: 'service',
    // What Twilio documents for group rooms.
    maxPeople: 50,
    open: ({ room }) => open(room),
    issueToken: async ({ withConversation = false, ...person }) => {
      const origin = options.conversationsUrl ?? 'https://conversations.twilio.com';
      const conversations = withConversation
        ? await openTwilioConversation(askTwilio, {
            origin,
            roomSid: (await open(person.room)).sid,
            userId: person.userId,
          })
        : undefined;
      return { token: await tokens.sign({ ...person, conversations }), signalingUrl: undefined };
    },
    participantsOf: async (room) => {
      const path = `${roomPath(room, 'Participants')}?Status=connected&PageSize=100`;
      const found = await request(path, participantsSchema);
      return found?.participants.map(({ identity }) => identity) ?? [];
    },
    publishedBy: async ({ room, userId }) => {
      const path = `${roomPath(room, 'Participants', userId, 'PublishedTracks')}?PageSize=100`;
      const found = await request(path, tracksSchema);
      if (!found) return undefined;
      const sends = (kind: 'audio' | 'video') =>
        found.published_tracks.some(
          (track) => track.enabled && track.kind === kind && !track.name.includes('screen'),
        );
      return { microphone: sends('audio'), camera: sends('video') };
    },
    remove: async ({ room, userId }) => {
      await ask(roomPath(room, 'Participants', userId), z.object({}), { Status: 'disconnected' });
    },
    end: async (room) => {
      await ask(roomPath(room), z.object({}), { Status: 'completed' });
    },
    setRecordingRules: async ({ room, rules }) => {
      const form = { Rules: JSON.stringify(rules) };
      const held = await request(roomPath(room, 'RecordingRules'), rulesSchema, form);
      return held?.rules.map(readRule);
    },
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readReport: async ({ url, body, headers }) => {
      const form = new URLSearchParams(body.toString());
      const signature = headers['x-twilio-signature'];
      if (typeof signature !== 'string' || !isSigned(url, form, signature)) return false;
      const event = eventOf(form);
      if (event) for (const listener of listeners) listener(event);
      return true;
    },
    close: async () => closing.abort(),
  };
}
