import { ConfirmDialog } from '@franca/ui';
import { useMutation } from '@tanstack/react-query';
import type { DialogProps } from '../../components/DialogProps.ts';
import { logOut } from '../../lib/session/logOut.ts';
import { useText } from '../../strings/texts.ts';

/** Asks before logging out: what is not sent yet is lost with it. */
export function LogOutDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const loggingOut = useMutation({ mutationFn: logOut });
  return (
    <ConfirmDialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('shell.confirmLogOut')}
      description={text('shell.confirmLogOutText')}
      confirmLabel={text('shell.logOut')}
      cancelLabel={text('common.cancel')}
      variant="block"
      loading={loggingOut.isPending}
      onConfirm={() => loggingOut.mutate()}
    />
  );
}
