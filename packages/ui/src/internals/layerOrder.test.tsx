import { act, fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { aboveLayers } from '../layers/index.ts';
import { FrancaProvider } from '../provider/FrancaProvider.tsx';
import { getTopLayer } from './layerOrder.ts';

it('says of the topmost layer whether the address opened it, and closes it', () => {
  expect(getTopLayer()).toBeNull();
  const closed: string[] = [];
  const show = (isAsking: boolean) => (
    <FrancaProvider locale="en">
      <Dialog open inHistory title="Settings" onOpenChange={() => closed.push('settings')} />
      <ConfirmDialog
        open={isAsking}
        title="Discard?"
        onOpenChange={() => closed.push('question')}
        onConfirm={() => {}}
      />
    </FrancaProvider>
  );
  const { rerender, unmount } = render(show(false));
  expect(getTopLayer()?.inHistory).toBe(true);
  rerender(show(true));
  expect(getTopLayer()?.inHistory).toBe(false);
  act(() => getTopLayer()?.close());
  expect(closed).toEqual(['question']);
  unmount();
  expect(getTopLayer()).toBeNull();
});

it('keeps a dialog that cannot be closed at the moment out of the history', () => {
  const { unmount } = render(
    <FrancaProvider locale="en">
      <ConfirmDialog open inHistory loading title="Log out?" onConfirm={() => {}} />
    </FrancaProvider>,
  );
  expect(getTopLayer()?.inHistory).toBe(false);
  unmount();
});

it('F6 leads out of a dialog to what lies above it, and back; Escape there leaves the dialog open', async () => {
  const closed: string[] = [];
  const show = (isRinging: boolean) => (
    <FrancaProvider locale="en">
      <Dialog open title="Settings" onOpenChange={() => closed.push('settings')}>
        <input aria-label="Name" />
      </Dialog>
      {isRinging ? (
        <div {...aboveLayers}>
          <button type="button">Reject</button>
        </div>
      ) : null}
    </FrancaProvider>
  );
  const { rerender, unmount, getByLabelText } = render(show(true));
  const field = getByLabelText('Name');
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () =>
    document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
  field.focus();
  press('F6');
  expect(focused()).toBe('Reject');
  press('Escape');
  expect([focused(), closed]).toEqual(['Name', []]);
  press('F6');
  press('F6');
  expect(focused()).toBe('Name');
  press('F6');
  rerender(show(false));
  expect(focused()).toBe('Name');
  press('Escape');
  expect(closed).toEqual(['settings']);
  unmount();
});
