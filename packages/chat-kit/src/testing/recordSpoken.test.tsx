// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineLine } from '../AssistantConversation/AssistantFooter.tsx';
import { AttachmentTray } from '../AttachmentTray/AttachmentTray.tsx';
import { Composer } from '../Composer/Composer.tsx';
import { SearchNote } from '../ConversationSearch/SearchNote.tsx';
import type { TopicSession } from '../core/session/TopicSession.ts';
import type { MessageSearchModel } from '../hooks/useMessageSearch.ts';
import { useTopicSession } from '../hooks/useTopicSession.ts';
import { PlaceSearch } from '../LocationPicker/PlaceSearch.tsx';
import { VoiceRecorderPanel } from '../VoiceRecorderPanel/VoiceRecorderPanel.tsx';
import { createDemoPort } from './createDemoPort.ts';
import { DemoChat } from './DemoChat.tsx';
import { demoDictation, demoRecorder } from './demoVoice.ts';
import { recordSpoken } from './recordSpoken.ts';

const demo = createDemoPort({ count: 0 });
const port = { ...demo, messages: { ...demo.messages, maxTextLength: 200 } };
const nothing = (): void => undefined;
// Parts of the composer are loaded when they are wanted.
const late = { timeout: 10_000 };

function WithSession({ children }: { children: (session: TopicSession) => ReactNode }) {
  return children(useTopicSession('demo', 'en'));
}

describe('screen readers are told', () => {
  let spoken: readonly string[];
  let stop: () => void;

  beforeEach(() => {
    ({ spoken, stop } = recordSpoken());
  });
  afterEach(() => {
    stop();
    cleanup();
  });

  const within = (children: ReactNode) => (
    <FrancaProvider locale="en">
      <DemoChat port={port}>{children}</DemoChat>
    </FrancaProvider>
  );
  /** Shows one thing, then another, and waits until the second was said. */
  async function hear(before: ReactNode, after: ReactNode, words: string) {
    const { rerender } = render(within(before));
    await act(async () => rerender(within(after)));
    await waitFor(() => expect(spoken.join()).toContain(words), late);
  }

  it('that no place was found', async () => {
    render(within(<PlaceSearch search={async () => []} onPick={nothing} />));
    await act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x' } }));
    await waitFor(() => expect(spoken).toContain('No place found'));
  });

  it('that older messages were not searched', async () => {
    const note = (problem: 'failed' | null) => (
      <WithSession>
        {(session) => (
          <SearchNote
            session={session}
            search={{ problem, current: null, words: '', retry: nothing } as unknown as MessageSearchModel}
            onOpenFound={undefined}
          />
        )}
      </WithSession>
    );
    await hear(note(null), note('failed'), 'Only the messages that are loaded here could be searched.');
  });

  it('that a chosen picture cannot be shown', async () => {
    const source = new File(['no picture'], 'damaged.jpg', { type: 'image/jpeg' });
    const file = { id: 'one', type: 'image', name: source.name, mime: source.type, source } as const;
    const { container } = render(
      within(<AttachmentTray files={[file]} onMove={nothing} onRemove={nothing} />),
    );
    await act(async () => void fireEvent.error(container.querySelector('img') as HTMLImageElement));
    await waitFor(() => expect(spoken).toContain('Seems to be damaged: it may be refused.'));
  });

  it('that a recording has begun', async () => {
    const panel = (state: 'idle' | 'recording') => (
      <VoiceRecorderPanel recorder={demoRecorder({ state })} onSend={nothing} onClose={nothing} />
    );
    await hear(panel('idle'), panel('recording'), 'Recording');
  });

  const composer = (state: 'idle' | 'listening') => (
    <WithSession>
      {(session) => (
        <Composer
          session={session}
          replyTo={null}
          onReplyEnd={nothing}
          dictation={demoDictation({ state })}
        />
      )}
    </WithSession>
  );

  it('that somebody is listened to', async () => {
    await hear(composer('idle'), composer('listening'), 'Listening');
  });

  it('that a message has hardly any room left', async () => {
    render(within(composer('idle')));
    await act(
      async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a'.repeat(190) } }),
    );
    await waitFor(() => expect(spoken.join()).toContain('is almost reached'), late);
  });

  it('how often an assistant may still be asked', async () => {
    const line = (limit: string | null) => <EngineLine status={null} limit={limit} />;
    await hear(line(null), line('2 questions left today'), '2 questions left today');
  });
});
