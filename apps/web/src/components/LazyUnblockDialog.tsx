import { lazyPart } from '@franca/ui/kit';
import { Suspense, useState } from 'react';
import type { UnblockDialogProps } from './UnblockDialog.tsx';

const UnblockDialog = lazyPart(
  () => import('./UnblockDialog.tsx'),
  'UnblockDialog',
  ({ onCancel }) => onCancel(),
);

/** `UnblockDialog`, fetched when somebody is asked about for the first time. */
export function LazyUnblockDialog(props: UnblockDialogProps) {
  // Once opened it stays, and can be seen to close.
  const [wasOpened, setOpened] = useState(false);
  if (props.person && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <UnblockDialog {...props} />
    </Suspense>
  ) : null;
}
