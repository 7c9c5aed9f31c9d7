// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Conversation } from '../Conversation/Conversation.tsx';
import type { EmojiPickerProps } from '../EmojiPicker/EmojiPicker.tsx';
import type { ChatSlots } from '../slots/ChatSlots.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { pretendLayout } from '../testing/pretendLayout.ts';

const OneEmoji = ({ onPick }: EmojiPickerProps) => (
  <button type="button" onClick={() => onPick('🦜')}>
    A parrot
  </button>
);

let stop = (): void => {};
beforeAll(() => import('../interactionChunk.ts'));
beforeEach(() => {
  stop = pretendLayout();
});
afterEach(() => {
  cleanup();
  stop();
});

async function openPicker(slots: ChatSlots): Promise<HTMLElement> {
  render(
    <FrancaProvider locale="en">
      <DemoChat port={createDemoPort({ count: 2 })}>
        <Conversation topic={demoTopic()} readingLanguage="en" slots={slots} />
      </DemoChat>
    </FrancaProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Emoji' }));
  return screen.findByRole('dialog', { name: 'Emoji' });
}

it('a picker of the kit has its size, and one of the application that of its content', async () => {
  const kit = await openPicker({});
  expect([kit.style.inlineSize, kit.style.blockSize]).toEqual(['360px', '420px']);
  cleanup();
  const own = await openPicker({ EmojiPicker: OneEmoji });
  await screen.findByRole('button', { name: 'A parrot' });
  expect([own.style.inlineSize, own.style.blockSize]).toEqual(['', '']);
});
