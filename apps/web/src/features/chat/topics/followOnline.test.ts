import { describe, expect, it } from 'vitest';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { followOnline } from './followOnline.ts';

function setUp() {
  const asked: string[] = [];
  const handlers = new Map<string, (status: { online: boolean }) => void>();
  let say: (state: { status: string }) => void = () => {};
  const socket = {
    on: (_event: object, { user_id }: { user_id: string }, handler: () => void) => {
      handlers.set(user_id, handler);
      return () => handlers.delete(user_id);
    },
    keepSubscribed: (_start: object, _stop: object, { user_id }: { user_id: string }) => {
      asked.push(`+${user_id}`);
      return () => asked.push(`-${user_id}`);
    },
    subscribe: (listener: typeof say) => {
      say = listener;
      return () => {
        say = () => {};
      };
    },
  } as unknown as ChatSocket;
  let online: ReadonlySet<string> = new Set();
  const follower = followOnline(socket, (update) => {
    online = update(online);
  });
  const receive = (userId: string, isOnline: boolean) => handlers.get(userId)?.({ online: isOnline });
  return {
    follower,
    receive,
    online: () => [...online],
    asked: () => asked.splice(0),
    say: (status: string) => say({ status }),
  };
}

describe('who is online', () => {
  it('is asked of those who are new, and no more of those who are gone', () => {
    const { follower, asked } = setUp();
    follower.follow(['ben', 'ana']);
    expect(asked()).toEqual(['+ben', '+ana']);
    follower.follow(['cem', 'ana', 'ben']);
    expect(asked()).toEqual(['+cem']);
    follower.follow(['cem', 'ben']);
    expect(asked()).toEqual(['-ana']);
    follower.stop();
    expect(asked()).toEqual(['-ben', '-cem']);
  });

  it('is heard, and is nobody once the connection has ended', () => {
    const { follower, online, receive, say } = setUp();
    follower.follow(['ana', 'ben']);
    receive('ana', true);
    receive('ben', true);
    receive('ana', false);
    expect(online()).toEqual(['ben']);
    say('reconnecting');
    expect(online()).toEqual([]);
  });

  it('is nobody who is not followed any more', () => {
    const { follower, online, receive } = setUp();
    follower.follow(['ana', 'ben']);
    receive('ana', true);
    receive('ben', true);
    follower.follow(['ben']);
    expect(online()).toEqual(['ben']);
  });
});
