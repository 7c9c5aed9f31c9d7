// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { pretendLayout } from '../testing/pretendLayout.ts';
import { Conversation } from './Conversation.tsx';
import type { ConversationProps } from './ConversationProps.ts';

describe('the menu of an own message', () => {
  let stop = (): void => {};
  // The menu is fetched when it is first opened, which takes longer than a query waits.
  beforeAll(() => import('../interactionChunk.ts'));
  beforeEach(() => {
    stop = pretendLayout();
  });
  afterEach(() => {
    cleanup();
    stop();
  });

  async function offered(props: Partial<ConversationProps>): Promise<(string | null)[]> {
    render(
      <FrancaProvider locale="en">
        <DemoChat port={createDemoPort({ count: 6 })}>
          <Conversation topic={demoTopic()} readingLanguage="en" {...props} />
        </DemoChat>
      </FrancaProvider>,
    );
    const rows = await screen.findAllByRole('article');
    const own = rows.filter(({ dataset }) => 'own' in dataset).at(-1);
    if (!own) throw new Error('One of the messages must be the viewer’s own.');
    fireEvent.keyDown(own, { key: 'Enter' });
    const items = await screen.findAllByRole('menuitem');
    return items.map(({ textContent }) => textContent);
  }

  it('has everything that the port can do', async () => {
    const items = await offered({});
    expect(items).toEqual(expect.arrayContaining(['Reply', 'Copy', 'Edit', 'Star', 'Forward', 'Recall']));
  });

  it('leads into no composer that is not there', async () => {
    const items = await offered({ slots: { Composer: null } });
    expect(items).not.toContain('Reply');
    expect(items).not.toContain('Edit');
    expect(items).toContain('Recall');
  });

  it.each([{ readOnly: true }, { composerNotice: 'This group is closed.' }])(
    'has nothing that others would notice where the conversation can only be read: %o',
    async (props) => {
      const items = await offered(props);
      expect(items).toEqual(['Copy', 'Star', 'Forward', 'Select', 'Delete for me']);
    },
  );

  it('has what is switched on all the same, and not what is switched off', async () => {
    const items = await offered({ readOnly: true, actions: { recall: true, forward: false, copy: false } });
    expect(items).toEqual(['Star', 'Select', 'Delete for me', 'Recall']);
  });
});
