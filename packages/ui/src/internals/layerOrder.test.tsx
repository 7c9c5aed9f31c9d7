import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
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
