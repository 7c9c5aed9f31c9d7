import type { ConversationHandle } from '@franca/chat-kit';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMessageJump } from './useMessageJump.ts';

it('keeps what was searched for with the message that a search led to, until it goes to another one', () => {
  const showMessage = vi.fn();
  const conversation = { current: { showMessage } as unknown as ConversationHandle };
  const { result } = renderHook(() => useMessageJump(conversation, 't1', vi.fn()));

  act(() => result.current.showMessage('t1', 'c1', 'good morning'));
  expect(showMessage).toHaveBeenLastCalledWith('c1', { words: 'good morning' });
  expect(result.current.found).toEqual({ chatId: 'c1', words: 'good morning' });

  act(() => result.current.showMessage('t1', 'c2'));
  expect(showMessage).toHaveBeenLastCalledWith('c2', { words: undefined });
  expect(result.current.found).toBeNull();
});
