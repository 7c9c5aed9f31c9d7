import { ApiError } from '@franca/api-client';
import type { ChatDataPort, MessagesPort } from '@franca/chat-kit';
import { describe, expect, it } from 'vitest';
import { explainFailures } from './explainFailures.ts';

const viewer = { id: 'ana', name: 'Ana', avatarUrl: null };

/** A port whose reactions are refused like this. */
function portThat(fails: unknown): ChatDataPort {
  const set = async (): Promise<void> => {
    throw fails;
  };
  const messages = { subscribe: () => () => {}, maxTextLength: 5 } as Partial<MessagesPort> as MessagesPort;
  const port: ChatDataPort = { viewer, messages, reactions: { set }, files: undefined };
  return explainFailures(port, () => 'Không kết nối được máy chủ.');
}

const reaction = { topicId: 't1', chatId: 'ana-1', emoji: '👍' };

describe('a failure', () => {
  it.each(['network', 'timeout'] as const)(
    'without an answer (%s) is told in the words of the reader',
    async (code) => {
      const error = new ApiError({ status: 0, code, errors: ['No connection to the server.'] });
      await expect(portThat(error).reactions?.set(reaction, {})).rejects.toThrow(
        'Không kết nối được máy chủ.',
      );
    },
  );

  it('that nobody understands is told in the words of the reader', async () => {
    const error = new ApiError({ status: 502, code: 'unexpected', errors: ['What?'] });
    await expect(portThat(error).reactions?.set(reaction, {})).rejects.toThrow('Không kết nối được máy chủ.');
  });

  it('that the server explains keeps its sentence', async () => {
    const error = new ApiError({ status: 403, code: 'blocked', errors: ['A sentence.'] });
    await expect(portThat(error).reactions?.set(reaction, {})).rejects.toThrow('A sentence.');
  });

  it('changes nothing else of the port', () => {
    const port = portThat(null);
    expect(port.viewer).toBe(viewer);
    expect(port.forward).toBeUndefined();
    expect(port.files).toBeUndefined();
    expect(port.messages.maxTextLength).toBe(5);
    const handlers = { onChange() {}, onTyping() {}, onReconnect() {} };
    expect(port.messages.subscribe({ topicId: 't1' }, handlers)).toBeTypeOf('function');
  });
});
