// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Topic } from '../core/model/Topic.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { ConversationHeader } from './ConversationHeader.tsx';

const headerOf = (change: Partial<Topic>) =>
  renderToString(
    <FrancaProvider locale="en">
      <DemoChat port={createDemoPort({ count: 0 })}>
        <ConversationHeader topic={demoTopic(change)} />
      </DemoChat>
    </FrancaProvider>,
  );

it('has no empty line where neither country nor presence is known', () => {
  expect(headerOf({ presence: 'unknown', country: undefined })).not.toMatch(/<p[ >]/);
});

it('has a line for the country alone', () => {
  expect(headerOf({ presence: 'unknown', country: 'Spain' })).toMatch(/<p [^>]*>.*Spain/);
});

it('says after how long messages disappear, and nothing where they stay', () => {
  expect(headerOf({ messageLifetime: 86_400 })).toContain('New messages disappear after 1 day');
  expect(headerOf({ messageLifetime: null })).not.toContain('disappear');
});
