// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDemoAssistant } from '../testing/createDemoAssistant.ts';
import { AskDialog } from './AskDialog.tsx';

afterEach(cleanup);

it('begins with what is asked, also where the messages are there at once', async () => {
  render(
    <FrancaProvider locale="en">
      <AskDialog
        open
        onOpenChange={() => {}}
        port={createDemoAssistant()}
        choice={{ conversationId: 'demo', chatIds: ['lucia-1'] }}
        conversation="Lucía"
        engine={{ kind: 'model', name: 'small-1', host: null }}
      />
    </FrancaProvider>,
  );
  await screen.findByRole('radio', { name: 'Summarise' });
  // The dialog chooses what takes the focus a frame after it was drawn.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Summarise' }));
});
