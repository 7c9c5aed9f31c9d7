import { randomUUID } from 'node:crypto';
import {
  allEndpoints,
  allEvents,
  type ClientEvent,
  type Endpoint,
  isMet,
  isOfTopic,
  type PackageName,
  type PlanSituation,
  packageNames,
  type SocketNamespace,
  type TopicSituation,
} from '@franca/contract';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RequestParts, requestEndpoint } from '../client.ts';
import { repeatingAssistant } from '../repeatingAssistant.ts';
import { ask } from '../sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../world.ts';
import { goodRequest } from './goodRequest.ts';

const phases = ['before', 'during', 'after'] as const;
type Phase = (typeof phases)[number];

/** A conversation of the caller, and what the table is asked about it. */
type Talk = { topicId: string; chatId: string; topic: TopicSituation };

/** Somebody before, during or after a plan, with a conversation of each kind. */
type Subscriber = {
  person: Person;
  sockets: Readonly<Record<SocketNamespace, Socket>>;
  /** The plan by which this person may do things now. */
  plan: PackageName;
  talks: Talk[];
  /** Somebody with whom there is no conversation yet. */
  target: Person;
  /** A call of the private conversation, which is over. */
  call: string;
  /** A conversation with the assistant, and the reply in it. */
  assistant: { topic: string; chat_id: string };
};

const openAccess = ['public', 'loopback', 'devKey', 'link', 'registration'];
/** What needs a plan comes first, before somebody is blocked; then what takes nothing away, and what ends the session last. */
function rank({ id, method, feature }: Endpoint): number {
  if (id === 'auth.logout') return 3;
  if (feature !== null) return 0;
  return method === 'DELETE' ? 2 : 1;
}
const calls = allEndpoints
  .filter(({ stage, access }) => stage === 'now' && !openAccess.includes(access.kind))
  .toSorted((one, other) => rank(one) - rank(other));
const events = allEvents.filter(
  (event): event is ClientEvent =>
    event.direction === 'toServer' && event.stage !== 'later' && event.acknowledged === true,
);
const cases = packageNames.flatMap((plan) => phases.map((phase) => ({ plan, phase })));

let world: World;
beforeAll(async () => {
  world = await createWorld({ assistant: repeatingAssistant });
}, 60_000);
afterAll(() => world.dispose());

/** What the table has to be asked for: everything that decides about one request of this person. */
function situationOf({ plan }: Subscriber, talk: Talk, body: unknown): PlanSituation {
  const { is_video: isVideo } = { ...(body as { is_video?: boolean } | undefined) };
  return { plan, topic: talk.topic, begunChats: 1, isVideo };
}

async function subscribe(plan: PackageName, phase: Phase): Promise<Subscriber> {
  const person = await world.join('Caller', { plan: 'free' });
  const other = await world.join('Other', spanishReader);
  const privateId = await person.open(other);
  const [ownGroup, othersGroup] = [await world.group(person, other), await world.group(other, person)];
  const talks: Talk[] = [];
  if (phase !== 'before') await world.changePlan(person, plan);
  for (const topicId of [privateId, ownGroup, othersGroup]) {
    // Somebody has to have written in it, also where that is possible no more.
    await world.changePlan(person, 'ultimate');
    const { chat_id: chatId } = (await other.send(topicId, 'Where is the train station?')).data;
    talks.push({ topicId, chatId, topic: { isGroup: topicId !== privateId, creatorPlan: 'ultimate' } });
  }
  const call = { topic_id: privateId, uuid: randomUUID() };
  await world.api.calls.start({ as: other, body: { ...call, is_video: false } });
  await world.api.calls.hangup({ as: other, body: call });
  const { data: reply } = await world.api.assistant.create({ as: person, body: { content: 'Hello' } });
  const now = phase === 'during' ? plan : 'free';
  await world.changePlan(person, now);
  const [, own] = talks;
  if (own) own.topic = { isGroup: true, creatorPlan: now };
  const target = await world.join('Target');
  const [chat, ring] = [await person.connect(), await person.connect({ namespace: '/call' })];
  const query = { accent_code: 'en-AU', lang_code: 'en' };
  const speech = await person.connect({ namespace: '/speech', query });
  return {
    person,
    sockets: { '/chat': chat, '/call': ring, '/speech': speech },
    plan: now,
    talks,
    target,
    call: call.uuid,
    assistant: { topic: reply.parent_id, chat_id: reply._id },
  };
}

function requestOf(
  endpoint: Endpoint,
  { person, target, call, assistant }: Subscriber,
  talk: Talk,
): RequestParts {
  const known = {
    topic_id: talk.topicId,
    chat_id: ['chat.send', 'chat.schedule'].includes(endpoint.id) ? person.chatId() : talk.chatId,
    chat_ids: [talk.chatId],
    from_chat_id: talk.chatId,
    new_chat_id: person.chatId(),
    target_user_id: target.id,
    user_id: target.id,
    type: 'message',
    send_at: new Date(world.app.testClock.now().getTime() + 86_400_000).toISOString(),
    content: 'Hello again',
    emoji: '👍',
    theme: 'Forest',
    seen_time: world.app.testClock.now().toISOString(),
    ...(endpoint.access.kind === 'assistantOwner' && assistant),
  };
  const request = goodRequest(endpoint, known);
  const { access } = endpoint;
  if (!('field' in access) || !['topicMember', 'callParticipant'].includes(access.kind)) return request;
  const thing = access.kind === 'topicMember' ? talk.topicId : call;
  return {
    ...request,
    [access.in]: { ...(request[access.in] as Record<string, unknown>), [access.field]: thing },
  };
}

const isOpenTo = (feature: Endpoint['feature'], situation: PlanSituation): boolean =>
  feature === null || isMet(feature, situation);

describe.each(cases)('$phase $plan', ({ plan, phase }) => {
  let subscriber: Subscriber;
  beforeAll(async () => {
    subscriber = await subscribe(plan, phase);
  }, 60_000);

  // Before the calls, of which the last one ends the session.
  it('every event responds as the table says', async () => {
    const answers: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    const { person, sockets, talks, call } = subscriber;
    for (const event of events) {
      for (const [index, talk] of talks.entries()) {
        const known = { topic_id: talk.topicId, user_id: person.id, uuid: call };
        const { body } = goodRequest({ body: event.payload } as Endpoint, known);
        const answer = await ask(sockets[event.namespace], event.name, body);
        const key = `${event.id} ${['private', 'own group', 'group'][index]}`;
        answers[key] = answer.code !== 'not_permitted';
        expected[key] = isOpenTo(event.feature, situationOf(subscriber, talk, body));
      }
    }
    expect(answers).toEqual(expected);
  });

  it('every request responds as the table says', async () => {
    const answers: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const endpoint of calls) {
      const [first] = subscriber.talks;
      const talks = 'field' in endpoint.access ? subscriber.talks : first ? [first] : [];
      for (const [index, talk] of talks.entries()) {
        const request = requestOf(endpoint, subscriber, talk);
        const { body } = await requestEndpoint(world.app, endpoint, { ...request, as: subscriber.person });
        const { code } = { ...(body as { code?: string } | undefined) };
        const key = `${endpoint.id} ${['private', 'own group', 'group'][index]}`;
        answers[key] = code !== 'not_permitted';
        expected[key] = isOpenTo(endpoint.feature, situationOf(subscriber, talk, request.body));
        expect([code, key], 'no other refusal may hide that of the plan').not.toContain('rate_limited');
      }
    }
    expect(answers).toEqual(expected);
  }, 60_000);
});

describe('the matrix of plans', () => {
  it('has calls that need a plan, and conversations that decide about some of them', () => {
    const needed = calls.flatMap(({ feature }) => feature ?? []);
    expect(needed.length).toBeGreaterThan(5);
    expect(needed.some((feature) => isOfTopic(feature))).toBe(true);
    expect(events.length).toBeGreaterThan(4);
  });
});
