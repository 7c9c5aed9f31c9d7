import { ConfirmDialog } from '@franca/ui';
import { useState } from 'react';
import { logOut } from '../../lib/logOut.ts';
import { useText } from '../../strings/useText.ts';
import type { SimpleDialogProps } from './SimpleDialogProps.ts';

/** Asks before logging out: what is not sent yet is lost with it. */
export function LogOutDialog({ open, onOpenChange }: SimpleDialogProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('confirmLogOut')}
      description={text('confirmLogOutText')}
      confirmLabel={text('logOut')}
      cancelLabel={text('cancel')}
      variant="block"
      loading={isBusy}
      onConfirm={() => {
        setBusy(true);
        void logOut();
      }}
    />
  );
}
