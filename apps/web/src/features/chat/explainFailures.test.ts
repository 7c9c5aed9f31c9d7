import { ApiError } from '@franca/api-client';
import type { ChatDataPort } from '@franca/chat-kit';
import { describe, expect, it } from 'vitest';
import { explainFailures } from './explainFailures.ts';

const viewer = { id: 'ana', name: 'Ana', avatarUrl: null };

/** A door whose reactions are refused like this. */
function doorThat(fails: unknown): ChatDataPort {
  const react = async (): Promise<void> => {
    throw fails;
  };
  const port: Partial<ChatDataPort> = { viewer, react, subscribeTopic: () => () => {} };
  return explainFailures(port as ChatDataPort, () => 'Không kết nối được máy chủ.');
}

const reaction = { topicId: 't1', chatId: 'ana-1', emoji: '👍' };

describe('a failure', () => {
  it.each(['network', 'timeout'] as const)(
    'without an answer (%s) is told in the words of the reader',
    async (code) => {
      const error = new ApiError({ status: 0, code, errors: ['No connection to the server.'] });
      await expect(doorThat(error).react?.(reaction)).rejects.toThrow('Không kết nối được máy chủ.');
    },
  );

  it('that nobody understands is told in the words of the reader', async () => {
    const error = new ApiError({ status: 502, code: 'unexpected', errors: ['What?'] });
    await expect(doorThat(error).react?.(reaction)).rejects.toThrow('Không kết nối được máy chủ.');
  });

  it('that the server explains keeps its sentence', async () => {
    const error = new ApiError({ status: 403, code: 'blocked', errors: ['A sentence.'] });
    await expect(doorThat(error).react?.(reaction)).rejects.toThrow('A sentence.');
  });

  it('changes nothing else of the door', () => {
    const door = doorThat(null);
    expect(door.viewer).toBe(viewer);
    expect(door.forwardMessage).toBeUndefined();
    expect(door.subscribeTopic('t1', { onChange() {}, onTyping() {}, onReconnect() {} })).toBeTypeOf(
      'function',
    );
  });
});
