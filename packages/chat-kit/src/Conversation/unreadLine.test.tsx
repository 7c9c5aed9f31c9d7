// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Topic } from '../core/model/Topic.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { pretendLayout } from '../testing/pretendLayout.ts';
import { Conversation } from './Conversation.tsx';

let stop = (): void => {};
beforeEach(() => {
  stop = pretendLayout();
});
afterEach(() => {
  cleanup();
  stop();
});

it('waits, like the report that all was seen, for the present count where a copy is read anew', async () => {
  const port = createDemoPort({ count: 6 });
  const markSeen = vi.fn(async () => undefined);
  const onSeen = vi.fn();
  port.messages.markSeen = markSeen;
  const view = (topic: Partial<Topic>) => (
    <FrancaProvider locale="en">
      <DemoChat port={port}>
        <Conversation topic={{ ...demoTopic(), ...topic }} readingLanguage="en" onSeen={onSeen} />
      </DemoChat>
    </FrancaProvider>
  );
  const { rerender } = render(view({ unreadCount: 0, isRefreshing: true }));
  await screen.findAllByRole('article');
  expect(markSeen).not.toHaveBeenCalled();
  expect(onSeen).not.toHaveBeenCalled();
  rerender(view({ unreadCount: 2, isRefreshing: false }));
  expect(await within(screen.getByRole('feed')).findByText('Unread messages')).toBeInstanceOf(HTMLElement);
  await vi.waitFor(() => expect(markSeen).toHaveBeenCalledTimes(1), { timeout: 20_000 });
});
