// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Conversation } from '../Conversation/Conversation.tsx';
import { ChatProvider } from '../context/ChatProvider.tsx';
import { createLivelyPort } from './createLivelyPort.ts';
import { demoTopic } from './demoTopic.ts';
import { manualClock } from './index.ts';
import { pretendLayout } from './pretendLayout.ts';

describe('a conversation in a page that pretends to have a layout', () => {
  let stop = (): void => {};
  beforeEach(() => {
    stop = pretendLayout();
  });
  afterEach(() => stop());

  it('shows an own message while the clock stands, and its answer when it has moved', async () => {
    const clock = manualClock();
    const port = createLivelyPort({
      clock,
      answers: [{ language: 'es', text: 'Aquí está.', english: 'Here it is.' }],
    });
    render(
      <FrancaProvider locale="en">
        <ChatProvider port={port} clock={clock}>
          <Conversation topic={demoTopic()} readingLanguage="en" />
        </ChatProvider>
      </FrancaProvider>,
    );
    const field = await screen.findByLabelText('Write a message');
    fireEvent.change(field, { target: { value: 'Is it there?' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    const own = (await screen.findByText('Is it there?')).closest('article');
    expect(own?.dataset.own).toBe('');
    await screen.findByText(/is typing/);
    clock.advance(3_000);
    // It stands among the messages, and is announced.
    const answers = await screen.findAllByText('Here it is.');
    expect(answers.filter((element) => element.closest('article'))).toHaveLength(1);
  });
});
