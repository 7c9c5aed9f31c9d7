import assert from 'node:assert/strict';
import { type CallRoom, createCallSession, type MediaPort, type RoomSnapshot } from '@franca/call-kit/core';
import type { Person } from '@franca/chat-kit/core';
import { createPlainPort, type PlainHandlers, type PlainMessage } from '@franca/chat-kit/port';
import { sendAndRead } from './sample.ts';

await assert.rejects(import('react'), 'This program must have no React.');
await assert.rejects(import('twilio-video'), 'A media service is installed by those who use it.');

const viewer: Person = { id: 'ana', name: 'Ana Silva', avatarUrl: null };

/** A backend in memory that loses the first answer, so that the outbox has to ask again. */
function createPort() {
  const stored = new Map<string, PlainMessage>();
  let handlers: PlainHandlers | null = null;
  let isFirst = true;
  const port = createPlainPort({
    viewer,
    messages: {
      page: async () => ({ messages: [...stored.values()], hasOlder: false }),
      send: async ({ chatId, topicId, text }) => {
        const message = stored.get(chatId) ?? {
          chatId,
          topicId,
          author: viewer,
          text,
          sentAt: stored.size + 1,
        };
        stored.set(chatId, message);
        handlers?.onMessage(message);
        if (isFirst) {
          isFirst = false;
          throw new Error('The answer is lost.');
        }
        return { kind: 'stored', message };
      },
      subscribe: (_topic, given) => {
        handlers = given;
        return () => {
          handlers = null;
        };
      },
    },
  });
  return { port, stored };
}

async function chat(): Promise<void> {
  const { port, stored } = createPort();
  assert.deepEqual(await sendAndRead(port, 'support', 'Hello from a program'), ['Hello from a program']);
  assert.equal(stored.size, 1);
}

/** A media service in which somebody else is already waiting. */
function createMedia(): MediaPort {
  const nobody = {
    connection: 'connected',
    quality: null,
    microphone: null,
    camera: null,
    screen: null,
  } as const;
  const snapshot: RoomSnapshot = {
    connection: { kind: 'connected' },
    local: { ...nobody, id: 'PA1', userId: 'ana' },
    remotes: [{ ...nobody, id: 'PA2', userId: 'emma' }],
    dominantSpeakerId: null,
    isRecording: false,
  };
  const room: CallRoom = {
    id: 'RM1',
    getSnapshot: () => snapshot,
    subscribe: () => () => {},
    publish: async () => {},
    unpublish: () => {},
    disconnect: () => {},
  };
  const refuse = async (): Promise<never> => {
    throw new Error('A program has no devices.');
  };
  return {
    isSupported: () => true,
    connect: async () => room,
    createMicrophone: refuse,
    createCamera: refuse,
    listDevices: async () => [],
    onDevicesChange: () => () => {},
  };
}

async function call(): Promise<void> {
  const sent: string[] = [];
  const session = createCallSession({
    facts: {
      ...{
        uuid: 'one',
        topicId: 'support',
        isVideo: false,
        role: 'callee',
        viewerId: 'ana',
        creatorId: 'emma',
      },
      ...{ memberIds: ['ana', 'emma'], startedAt: Date.now() },
    },
    signaling: {
      access: async () => ({ token: 'token' }),
      send: async (action) => void sent.push(action),
      end: async () => void sent.push('end'),
      subscribe: () => () => {},
    },
    media: createMedia(),
  });
  assert.equal(session.getSnapshot().state.kind, 'incoming');
  const joined = new Promise<void>((resolve) => {
    const stop = session.subscribe(() => {
      if (session.getSnapshot().state.kind !== 'joined') return;
      stop();
      resolve();
    });
  });
  session.accept();
  await joined;
  session.hangUp();
  assert.equal(session.getSnapshot().state.kind, 'ended');
  session.dispose();
  assert.deepEqual(sent, ['accept', 'end']);
}

await chat();
await call();
