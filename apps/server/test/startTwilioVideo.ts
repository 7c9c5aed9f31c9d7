import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startHttpServer } from './startHttpServer.ts';

/** The account that the local server knows. */
export const twilioAccount = {
  accountSid: 'AC00000000000000000000000000000001',
  keySid: 'SK00000000000000000000000000000001',
  keySecret: 'key-secret',
  authToken: 'auth-token',
};

/** The conversation service of that account. */
export const conversationService = 'IS00000000000000000000000000000001';

/** What makes a server use it. */
export const twilioEnvironment = ({ url }: LocalTwilioVideo): Record<string, string> => ({
  TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
  TWILIO_API_KEY: twilioAccount.keySid,
  TWILIO_API_SECRET: twilioAccount.keySecret,
  TWILIO_AUTH_TOKEN: twilioAccount.authToken,
  TWILIO_SMS_FROM: '+15005550006',
  TWILIO_VIDEO_URL: url,
  TWILIO_CONVERSATIONS_URL: url,
});

type LocalRoom = {
  sid: string;
  unique_name: string;
  status: 'in-progress' | 'completed';
  type: string;
  people: Set<string>;
  rules: object[];
  statusCallback: string | null;
};

/** A server on the loopback address that speaks the documented REST APIs of Twilio Video and Conversations, as far as Franca uses it. */
export type LocalTwilioVideo = {
  /** Its address, for `TWILIO_VIDEO_URL`. */
  url: string;
  /** What came in, oldest first: `POST /v1/Rooms`. */
  requests: string[];
  /** Lets somebody enter, or leave, as their SDK would, and reports it. */
  enter: (room: string, userId: string) => Promise<void>;
  leave: (room: string, userId: string) => Promise<void>;
  /** A report as Twilio sends it to the address that the room names, unless another is given. */
  report: (
    room: string,
    fields: Record<string, string>,
    url?: string,
  ) => { url: string; body: string; signature: string };
  /** Called with each report. */
  onReport: (
    listener: (report: { url: string; body: string; signature: string }) => Promise<unknown>,
  ) => void;
  /** The conversations of a room, each with its participants; Twilio has at most one. */
  conversationsOf: (room: string) => string[][];
  /** Answers every request about conversations with this status; 0 ends it. */
  failConversations: (status: number) => void;
  /** Answers every request with this status; 0 ends it. */
  fail: (status: number) => void;
  close: () => Promise<void>;
};

type Answer = { status: number; body: object };

const notFound: Answer = {
  status: 404,
  body: { code: 20404, message: 'The requested resource was not found', status: 404 },
};
const refuse = (code: number, message: string): Answer => ({
  status: 400,
  body: { code, message, status: 400 },
});

/** Starts it; it holds everything in memory. */
export async function startTwilioVideo(): Promise<LocalTwilioVideo> {
  const rooms: LocalRoom[] = [];
  const requests: string[] = [];
  const listeners: ((report: { url: string; body: string; signature: string }) => Promise<unknown>)[] = [];
  const conversations = new Map<string, string[]>();
  let failing = 0;
  let failingConversations = 0;

  const find = (name = '') =>
    rooms.find(
      ({ sid, unique_name, status }) => sid === name || (unique_name === name && status === 'in-progress'),
    );

  const show = ({ people: _people, rules: _rules, statusCallback, ...room }: LocalRoom) => ({
    ...room,
    account_sid: twilioAccount.accountSid,
    status_callback: statusCallback,
  });

  function report(name: string, fields: Record<string, string>, url = find(name)?.statusCallback ?? '') {
    const room = rooms.findLast(({ unique_name }) => unique_name === name);
    const form = new URLSearchParams({
      AccountSid: twilioAccount.accountSid,
      RoomName: name,
      RoomSid: room?.sid ?? '',
      ...fields,
    });
    const signed = [...form]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flat()
      .join('');
    const signature = createHmac('sha1', twilioAccount.authToken)
      .update(url + signed)
      .digest('base64');
    return { url, body: form.toString(), signature };
  }
  async function notify(room: LocalRoom, fields: Record<string, string>): Promise<void> {
    if (room.statusCallback === null) return;
    const sent = report(room.unique_name, fields, room.statusCallback);
    for (const listener of listeners) await listener(sent);
  }

  function make(form: URLSearchParams): Answer {
    const name = form.get('UniqueName') ?? '';
    if (find(name)) return refuse(53113, 'Room exists');
    const room: LocalRoom = {
      sid: `RM${String(rooms.length).padStart(32, '0')}`,
      unique_name: name,
      status: 'in-progress',
      type: form.get('Type') ?? 'group',
      people: new Set(),
      rules: [{ type: 'exclude', all: true, kind: null, publisher: null, track: null }],
      statusCallback: form.get('StatusCallback'),
    };
    rooms.push(room);
    return { status: 201, body: show(room) };
  }

  async function leave(room: LocalRoom, userId: string): Promise<void> {
    room.people.delete(userId);
    const fields = { StatusCallbackEvent: 'participant-disconnected', ParticipantIdentity: userId };
    await notify(room, fields);
  }

  async function end(room: LocalRoom): Promise<void> {
    for (const userId of room.people) await leave(room, userId);
    room.status = 'completed';
    await notify(room, { StatusCallbackEvent: 'room-ended' });
  }

  function converse(method: string, url: URL, form: URLSearchParams): Answer {
    if (failingConversations !== 0)
      return { status: failingConversations, body: { code: 50000, message: 'Something went wrong' } };
    const [, , , name, part] = url.pathname.split('/').map(decodeURIComponent);
    if (name === undefined) {
      const unique = form.get('UniqueName') ?? '';
      if (conversations.has(unique)) return { status: 409, body: { code: 50353, message: 'Conflict' } };
      conversations.set(unique, []);
      return { status: 201, body: { sid: `CH${unique}`, chat_service_sid: conversationService } };
    }
    const unique = name.replace(/^CH/, '');
    const people = conversations.get(unique);
    if (!people) return notFound;
    if (part !== 'Participants' || method === 'GET')
      return { status: 200, body: { sid: `CH${unique}`, chat_service_sid: conversationService } };
    const identity = form.get('Identity') ?? '';
    if (people.includes(identity))
      return { status: 409, body: { code: 50433, message: 'Participant exists' } };
    people.push(identity);
    return { status: 201, body: { sid: `MB${identity}` } };
  }

  async function run(method: string, url: URL, form: URLSearchParams): Promise<Answer> {
    if (url.pathname.startsWith('/v1/Conversations')) return converse(method, url, form);
    const [, , , name, part, person, tracks] = url.pathname.split('/').map(decodeURIComponent);
    if (name === undefined) return method === 'POST' ? make(form) : notFound;
    const room = find(name);
    if (!room) return notFound;
    if (part === undefined) {
      if (method === 'POST' && form.get('Status') === 'completed') await end(room);
      return { status: 200, body: show(room) };
    }
    if (part === 'Participants' && person === undefined) {
      const participants = [...room.people].map((identity) => ({ identity, status: 'connected' }));
      return { status: 200, body: { participants, meta: { next_page_url: null } } };
    }
    if (part === 'Participants' && person !== undefined) {
      if (!room.people.has(person)) return notFound;
      if (tracks === 'PublishedTracks') {
        const microphone = { kind: 'audio', name: 'microphone', enabled: true };
        const camera = { kind: 'video', name: 'camera-1', enabled: false };
        return {
          status: 200,
          body: { published_tracks: [microphone, camera], meta: { next_page_url: null } },
        };
      }
      if (form.get('Status') === 'disconnected') await leave(room, person);
      return { status: 200, body: { identity: person, status: 'disconnected' } };
    }
    if (part !== 'RecordingRules') return notFound;
    // Rules take hold only where somebody is, as the documentation says of an empty room.
    if (room.people.size === 0) return notFound;
    const none = { all: null, kind: null, publisher: null, track: null };
    room.rules = (JSON.parse(form.get('Rules') ?? '[]') as object[]).map((rule) => ({ ...none, ...rule }));
    return { status: 202, body: { room_sid: room.sid, rules: room.rules } };
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${url.pathname}`);
    const expected = Buffer.from(`${twilioAccount.keySid}:${twilioAccount.keySecret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${expected}`)
      return { status: 401, body: { code: 20003, message: 'Authenticate', status: 401 } };
    if (failing !== 0) return { status: failing, body: { message: 'Something went wrong', status: failing } };
    return run(request.method ?? '', url, new URLSearchParams(await text(request)));
  }

  const server = await startHttpServer((request, response) => {
    answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.destroy(),
    );
  });

  return {
    url: server.origin,
    requests,
    enter: async (name, userId) => {
      const room = find(name);
      if (!room) throw new Error(`There is no room ${name}.`);
      room.people.add(userId);
      await notify(room, { StatusCallbackEvent: 'participant-connected', ParticipantIdentity: userId });
    },
    leave: async (name, userId) => {
      const room = find(name);
      if (room) await leave(room, userId);
    },
    report,
    onReport: (listener) => void listeners.push(listener),
    conversationsOf: (name) => {
      const { sid } = rooms.findLast(({ unique_name }) => unique_name === name) ?? {};
      return [...conversations].filter(([unique]) => unique === sid).map(([, people]) => people);
    },
    failConversations: (status) => {
      failingConversations = status;
    },
    fail: (status) => {
      failing = status;
    },
    close: server.close,
  };
}
